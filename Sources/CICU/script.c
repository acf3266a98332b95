#include <stdatomic.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "internal.h"

#define SCRIPT_LIMIT 512
#define LOCALE_SCRIPT_LIMIT 16

static _Atomic uint32_t names[SCRIPT_LIMIT];

/// The four letters of a script's ISO 15924 code in one number, the first highest.
static uint32_t name_of(UScriptCode script) {
  if (script == USCRIPT_SIMPLIFIED_HAN || script == USCRIPT_TRADITIONAL_HAN) script = USCRIPT_HAN;
  if (script < 0 || script >= SCRIPT_LIMIT) return 0;
  uint32_t known = atomic_load_explicit(&names[script], memory_order_relaxed);
  if (known != 0) return known;
  const char *name = uscript_getShortName(script);
  if (name == NULL || strlen(name) != 4) return 0;
  uint32_t code = 0;
  for (int i = 0; i < 4; i++) code = code << 8 | (uint8_t)name[i];
  atomic_store_explicit(&names[script], code, memory_order_relaxed);
  return code;
}

uint32_t cicu_script_of(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  return U_FAILURE(status) ? 0 : name_of(script);
}

bool cicu_is_letter(uint32_t scalar) {
  return u_isalpha((UChar32)scalar);
}

bool cicu_is_mark(uint32_t scalar) {
  return (U_GET_GC_MASK((UChar32)scalar) & U_GC_M_MASK) != 0;
}

size_t cicu_locale_scripts(const uint8_t *tag, size_t length, uint32_t *codes, size_t capacity) {
  char id[CICU_LOCALE_CAPACITY];
  if (cicu_locale_id(tag, length, id) != CICU_OK) return 0;
  UScriptCode scripts[LOCALE_SCRIPT_LIMIT];
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getCode(id, scripts, LOCALE_SCRIPT_LIMIT, &status);
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) return 0;
  size_t written = 0;
  for (int32_t i = 0; i < count && written < capacity; i++) codes[written++] = name_of(scripts[i]);
  return written;
}

cicu_status cicu_locale_quotation_marks(
    const uint8_t *tag, size_t length, uint32_t *marks) {
  memset(marks, 0, CICU_QUOTATION_MARK_COUNT * sizeof marks[0]);
  char id[CICU_LOCALE_CAPACITY];
  cicu_status read = cicu_locale_id(tag, length, id);
  if (read != CICU_OK) return read;
  UErrorCode status = U_ZERO_ERROR;
  cicu_locale_or_root(id, &status);
  ULocaleData *data = ulocdata_open(id, &status);
  static const ULocaleDataDelimiterType types[CICU_QUOTATION_MARK_COUNT] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
      ULOCDATA_ALT_QUOTATION_END};
  for (int i = 0; i < CICU_QUOTATION_MARK_COUNT && U_SUCCESS(status); i++) {
    UChar text[8];
    int32_t count = ulocdata_getDelimiter(data, types[i], text, 8, &status);
    if (U_SUCCESS(status) && count > 0) marks[i] = text[0];
  }
  ulocdata_close(data);
  return cicu_from_icu(status);
}

/// What is known of a code point of the basic plane: 0 nothing yet, 1 that NFC keeps it whatever stands
/// before it, 2 that it may not.
static _Atomic uint8_t composition[0x10000];

static bool may_change(UChar32 scalar) {
  if (scalar < 0x300) return false;
  if (scalar > 0xFFFF) return u_getIntPropertyValue(scalar, UCHAR_NFC_QUICK_CHECK) != UNORM_YES;
  uint8_t known = atomic_load_explicit(&composition[scalar], memory_order_relaxed);
  if (known != 0) return known == 2;
  bool may = u_getIntPropertyValue(scalar, UCHAR_NFC_QUICK_CHECK) != UNORM_YES;
  atomic_store_explicit(&composition[scalar], may ? 2 : 1, memory_order_relaxed);
  return may;
}

bool cicu_nfc_may_change(const uint8_t *text, size_t length) {
  size_t start = 0;
  while (start < length) {
    // Macros of ICU count in 32 bits.
    size_t rest = length - start;
    int32_t limit = rest > INT32_MAX ? INT32_MAX : (int32_t)rest;
    const uint8_t *piece = text + start;
    int32_t i = 0;
    while (i < limit) {
      UChar32 scalar;
      U8_NEXT_OR_FFFD(piece, i, limit, scalar);
      if (may_change(scalar)) return true;
    }
    start += (size_t)limit;
  }
  return false;
}
