// How many columns of a terminal a character takes.
#include <unicode/uchar.h>

#include "internal.h"

int32_t cicu_columns(uint32_t scalar) {
  UChar32 character = (UChar32)scalar;
  if (U_MASK(u_charType(character)) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK)) return 0;
  switch (u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 2;
    default:
      return 1;
  }
}
