// The canonical order of long runs of combining marks.
//
// ICU inserts each mark into its place among those before it, in time quadratic in their number: a
// megabyte of marks would keep it busy for minutes. Marks that are in order already cost nothing.
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include "internal.h"

/// The marks in a row up to which ICU does as well.
#define LONG_RUN 64

#define FIRST_MARK 0x0300
/// The one mark that case folding turns into a letter, so that its place among others matters.
#define IOTA_SUBSCRIPT 0x0345

/// Sorts `units[start..<end]`, code points of non-zero combining class, by that class, stably. The
/// result is canonically equivalent (Unicode 15, D108 and D109).
static void sort_run(UChar *units, int32_t start, int32_t end, UErrorCode *status) {
  int32_t offsets[256] = {0};
  UChar32 scalar;
  for (int32_t i = start; i < end;) {
    int32_t from = i;
    U16_NEXT(units, i, end, scalar);
    offsets[u_getCombiningClass(scalar)] += i - from;
  }
  int32_t sum = 0;
  for (int i = 0; i < 256; i++) {
    int32_t count = offsets[i];
    offsets[i] = sum;
    sum += count;
  }
  size_t size = (size_t)(end - start) * sizeof(UChar);
  UChar *sorted = malloc(size);
  if (sorted == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  for (int32_t i = start; i < end;) {
    int32_t from = i;
    U16_NEXT(units, i, end, scalar);
    int32_t *offset = &offsets[u_getCombiningClass(scalar)];
    while (from < i) sorted[(*offset)++] = units[from++];
  }
  memcpy(units + start, sorted, size);
  free(sorted);
}

void cicu_utf16_order_marks(cicu_utf16 *text, bool for_case_folding, UErrorCode *status) {
  int32_t run_start = 0;
  int32_t run_count = 0;
  for (int32_t i = 0; i < text->length && U_SUCCESS(*status);) {
    int32_t from = i;
    UChar32 scalar;
    U16_NEXT(text->units, i, text->length, scalar);
    bool is_mark = scalar >= FIRST_MARK && u_getCombiningClass(scalar) != 0
        && (!for_case_folding || scalar != IOTA_SUBSCRIPT);
    if (is_mark) {
      if (run_count == 0) run_start = from;
      run_count++;
    }
    if (run_count > 0 && (!is_mark || i == text->length)) {
      int32_t run_end = is_mark ? i : from;
      if (run_count > LONG_RUN) sort_run(text->units, run_start, run_end, status);
      run_count = 0;
    }
  }
}
