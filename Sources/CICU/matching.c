#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>

#include "internal.h"

/// Well-formed locales of a list, and where each stands in it.
typedef struct tag_list {
  char **ids;
  int32_t *places;
  int32_t count;
} tag_list;

static void tag_list_free(tag_list *list) {
  for (int32_t i = 0; i < list->count; i++) free(list->ids[i]);
  free(list->ids);
  free(list->places);
}

static UErrorCode tag_list_read(tag_list *list, const uint8_t *text, size_t length) {
  list->ids = NULL;
  list->places = NULL;
  list->count = 0;
  if (length > (size_t)INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  size_t capacity = 1;
  for (size_t i = 0; i < length; i++) capacity += text[i] == ',';
  list->ids = malloc(capacity * sizeof *list->ids);
  list->places = malloc(capacity * sizeof *list->places);
  if (list->ids == NULL || list->places == NULL) return U_MEMORY_ALLOCATION_ERROR;

  char id[CICU_LOCALE_CAPACITY];
  size_t start = 0;
  for (int32_t place = 0; start <= length; place++) {
    size_t end = start;
    while (end < length && text[end] != ',') end++;
    if (end > start && cicu_locale_id(text + start, end - start, id) == CICU_OK && id[0] != 0) {
      char *copy = strdup(id);
      if (copy == NULL) return U_MEMORY_ALLOCATION_ERROR;
      list->ids[list->count] = copy;
      list->places[list->count] = place;
      list->count++;
    }
    start = end + 1;
  }
  return U_ZERO_ERROR;
}

/// The place of an identifier that ICU gives back; ICU may have spelled it anew.
static int32_t place_of(const tag_list *list, const char *id) {
  char name[CICU_LOCALE_CAPACITY];
  for (int32_t i = 0; i < list->count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    uloc_getName(list->ids[i], name, CICU_LOCALE_CAPACITY, &status);
    if (U_SUCCESS(status) && strcmp(name, id) == 0) return list->places[i];
  }
  return -1;
}

static int32_t best_match(
    const tag_list *wanted, const tag_list *available, UErrorCode *status) {
  UEnumeration *names = uenum_openCharStringsEnumeration(
      (const char *const *)available->ids, available->count, status);
  char id[CICU_LOCALE_CAPACITY];
  UAcceptResult result = ULOC_ACCEPT_FAILED;
  uloc_acceptLanguage(
      id, CICU_LOCALE_CAPACITY, &result, (const char **)wanted->ids, wanted->count, names, status);
  uenum_close(names);
  return U_SUCCESS(*status) && result != ULOC_ACCEPT_FAILED ? place_of(available, id) : -1;
}

cicu_status cicu_locale_best_match(
    const uint8_t *wanted, size_t wanted_length, const uint8_t *available,
    size_t available_length, int32_t *index) {
  *index = -1;
  tag_list wishes;
  tag_list choices;
  UErrorCode status = tag_list_read(&wishes, wanted, wanted_length);
  UErrorCode choices_status = tag_list_read(&choices, available, available_length);
  if (U_SUCCESS(status)) status = choices_status;
  if (U_SUCCESS(status) && wishes.count > 0 && choices.count > 0) {
    *index = best_match(&wishes, &choices, &status);
  }
  tag_list_free(&wishes);
  tag_list_free(&choices);
  return cicu_from_icu(status);
}
