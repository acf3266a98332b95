// A narrow, stable C face of ICU.
//
// ICU renames its C symbols with every major version, so nothing that includes an ICU header may
// reach Swift. This header names only its own types; the functions behind it are compiled against
// whichever ICU is installed.
//
// Text in    A pointer and a byte count. Text is UTF-8, may hold U+0000 and need not end with one.
//            The pointer may be null when the count is zero. Ill-formed UTF-8 is read as U+FFFD,
//            one for each maximal subpart (Unicode 15, section 3.9), unless said otherwise.
// Text out   `out` and `capacity` describe the caller's buffer; `*required` receives the length of
//            the whole answer in bytes. The answer is complete when `*required <= capacity`;
//            otherwise the buffer's content is unspecified and the call is to be repeated with a
//            larger one. That is not an error. No terminating zero is written or counted.
// Locales    BCP 47 language tags ("zh-Hant-TW"), separated by hyphens, at most 255 bytes.
// Status     CICU_OK or the positive code of ICU's own status. On failure outputs are unspecified,
//            except that handles are null.
// Threads    Handles are never modified after they were opened, so any number of threads may share
//            one. Closing needs exclusive access.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CICU_NULLABLE _Nullable
#define CICU_BEGIN _Pragma("clang assume_nonnull begin")
#define CICU_END _Pragma("clang assume_nonnull end")
#else
#define CICU_NULLABLE
#define CICU_BEGIN
#define CICU_END
#endif

#ifdef __cplusplus
extern "C" {
#endif

CICU_BEGIN

// Status

typedef int32_t cicu_status;

#define CICU_OK 0

/// ICU's name of a status, for example "U_MISSING_RESOURCE_ERROR". Never null, never freed.
const char *cicu_status_name(cicu_status status);

/// Whether a status says that ICU's data could not be found.
bool cicu_status_is_missing_data(cicu_status status);

// Versions

/// The version of the ICU library in use, for example "72.1".
cicu_status cicu_version_icu(char *CICU_NULLABLE out, size_t capacity, size_t *required);

/// The version of the Unicode Standard the library's properties follow, for example "15.0".
cicu_status cicu_version_unicode(char *CICU_NULLABLE out, size_t capacity, size_t *required);

/// The version of CLDR the locale data comes from, for example "42". Reads the data.
cicu_status cicu_version_cldr(char *CICU_NULLABLE out, size_t capacity, size_t *required);

// Collation (UTS #10)

typedef struct cicu_collator cicu_collator;

typedef enum cicu_strength {
  CICU_STRENGTH_LOCALE_DEFAULT,
  CICU_STRENGTH_PRIMARY,
  CICU_STRENGTH_SECONDARY,
  CICU_STRENGTH_TERTIARY,
  CICU_STRENGTH_QUATERNARY,
  CICU_STRENGTH_IDENTICAL
} cicu_strength;

typedef struct cicu_collator_options {
  cicu_strength strength;
  /// Digits are ordered by the number they write.
  bool numeric;
  /// Case differences form a level of their own.
  bool case_level;
} cicu_collator_options;

/// The number of leading bytes of a text that take part in collation.
#define CICU_COLLATION_TEXT_LIMIT ((size_t)1 << 30)

/// Opens the collation order of a locale. A locale without an order of its own gets the root order.
cicu_status cicu_collator_open(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, cicu_collator_options options,
    cicu_collator *CICU_NULLABLE *CICU_NULLABLE collator);

void cicu_collator_close(cicu_collator *CICU_NULLABLE collator);

/// Negative, zero or positive as the left text sorts before, with or after the right one.
int cicu_collator_compare(
    const cicu_collator *collator, const uint8_t *CICU_NULLABLE left, size_t left_length,
    const uint8_t *CICU_NULLABLE right, size_t right_length);

/// Bytes whose unsigned lexicographic order is the order of the texts they were made from.
cicu_status cicu_collator_sort_key(
    const cicu_collator *collator, const uint8_t *CICU_NULLABLE text, size_t length,
    uint8_t *CICU_NULLABLE out, size_t capacity, size_t *required);

// Normalization (UAX #15)

typedef enum cicu_normal_form {
  CICU_NFC,
  CICU_NFD,
  CICU_NFKC_CASE_FOLD
} cicu_normal_form;

/// Writes the text in a normal form. Memory beside the output does not grow with the text, unless
/// it holds a run of combining marks longer than a few thousand bytes.
cicu_status cicu_normalize(
    cicu_normal_form form, const uint8_t *CICU_NULLABLE text, size_t length,
    uint8_t *CICU_NULLABLE out, size_t capacity, size_t *required);

/// Whether the text is in a normal form. Ill-formed UTF-8 is in none.
cicu_status cicu_is_normalized(
    cicu_normal_form form, const uint8_t *CICU_NULLABLE text, size_t length, bool *result);

/// The length of the longest prefix that holds only ASCII.
size_t cicu_ascii_prefix(const uint8_t *CICU_NULLABLE text, size_t length);

/// The length of the longest prefix that is well formed and holds only code points below U+0300,
/// none of which NFC ever changes.
size_t cicu_latin_prefix(const uint8_t *CICU_NULLABLE text, size_t length);

// Confusables (UTS #39)

typedef struct cicu_spoof_checker cicu_spoof_checker;

cicu_status cicu_spoof_open(cicu_spoof_checker *CICU_NULLABLE *CICU_NULLABLE checker);

void cicu_spoof_close(cicu_spoof_checker *CICU_NULLABLE checker);

/// The skeleton of a text. Two texts are confusable when their skeletons are the same bytes.
cicu_status cicu_spoof_skeleton(
    const cicu_spoof_checker *checker, const uint8_t *CICU_NULLABLE text, size_t length,
    uint8_t *CICU_NULLABLE out, size_t capacity, size_t *required);

// Locales (BCP 47, UTS #35)

/// The canonical spelling of a tag. U_ILLEGAL_ARGUMENT_ERROR when it is ill-formed.
cicu_status cicu_locale_canonical_tag(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, char *CICU_NULLABLE out, size_t capacity,
    size_t *required);

/// The tag with its likely script and region added.
cicu_status cicu_locale_maximized(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, char *CICU_NULLABLE out, size_t capacity,
    size_t *required);

/// The shortest tag that maximizes to the same one.
cicu_status cicu_locale_minimized(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, char *CICU_NULLABLE out, size_t capacity,
    size_t *required);

/// The name of a locale in the language of another. A display locale ICU has no data for gives the
/// root names, which are the codes; the process's default locale is never asked.
cicu_status cicu_locale_display_name(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length,
    const uint8_t *CICU_NULLABLE display_tag, size_t display_tag_length,
    uint8_t *CICU_NULLABLE out, size_t capacity, size_t *required);

/// Whether the locale's script, written or likely, runs from right to left.
cicu_status cicu_locale_is_right_to_left(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, bool *result);

/// The available locale that suits a reader best (UTS #35 part 1, section 4.4).
///
/// Both lists hold tags separated by commas, the dearest first; ill-formed tags are passed over.
/// `*index` receives the place in the list of available locales, counted from 0, or -1 when none suits.
cicu_status cicu_locale_best_match(
    const uint8_t *CICU_NULLABLE wanted, size_t wanted_length,
    const uint8_t *CICU_NULLABLE available, size_t available_length, int32_t *index);

/// The number of locales ICU has data for.
int32_t cicu_locale_available_count(void);

/// The tag of an available locale, `0 <= index < cicu_locale_available_count()`.
cicu_status cicu_locale_available(
    int32_t index, char *CICU_NULLABLE out, size_t capacity, size_t *required);

/// Whether ICU lists a language code, spelled in lower case.
bool cicu_language_is_known(const uint8_t *CICU_NULLABLE code, size_t length);

/// Whether ICU lists a region code: two capital letters, or three digits (UN M.49).
bool cicu_region_is_known(const uint8_t *CICU_NULLABLE code, size_t length);

/// Whether ICU lists a script code, spelled in title case (ISO 15924).
bool cicu_script_is_known(const uint8_t *CICU_NULLABLE code, size_t length);

// Numbers (UTS #35 part 3)

/// What a locale writes numbers with.
typedef struct cicu_number_symbols cicu_number_symbols;

typedef enum cicu_number_symbol {
  CICU_SYMBOL_DECIMAL,
  CICU_SYMBOL_GROUPING,
  CICU_SYMBOL_MINUS,
  CICU_SYMBOL_PLUS,
  CICU_SYMBOL_EXPONENT,
  CICU_SYMBOL_INFINITY,
  CICU_SYMBOL_NAN,
  CICU_SYMBOL_PERCENT,
  CICU_SYMBOL_NEGATIVE_PREFIX,
  CICU_SYMBOL_NEGATIVE_SUFFIX,
  CICU_SYMBOL_POSITIVE_PREFIX,
  CICU_SYMBOL_POSITIVE_SUFFIX,
  /// The ten digits follow each other.
  CICU_SYMBOL_DIGIT_ZERO
} cicu_number_symbol;

/// Opens the symbols of a locale. A numbering system that is not made of ten digits ("hebr") counts
/// as Latin digits.
cicu_status cicu_number_symbols_open(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length,
    cicu_number_symbols *CICU_NULLABLE *CICU_NULLABLE symbols);

void cicu_number_symbols_close(cicu_number_symbols *CICU_NULLABLE symbols);

/// One symbol; a digit is `CICU_SYMBOL_DIGIT_ZERO + n`.
cicu_status cicu_number_symbols_get(
    const cicu_number_symbols *symbols, int32_t symbol, uint8_t *CICU_NULLABLE out,
    size_t capacity, size_t *required);

/// The sizes of the last and of all other groups of digits; 0 where digits are not grouped.
void cicu_number_symbols_grouping(
    const cicu_number_symbols *symbols, int32_t *primary, int32_t *secondary);

/// A formatter made from a skeleton, such as "" or ".00".
typedef struct cicu_number_formatter cicu_number_formatter;

cicu_status cicu_number_formatter_open(
    const uint8_t *CICU_NULLABLE skeleton, size_t skeleton_length,
    const uint8_t *CICU_NULLABLE tag, size_t tag_length,
    cicu_number_formatter *CICU_NULLABLE *CICU_NULLABLE formatter);

void cicu_number_formatter_close(cicu_number_formatter *CICU_NULLABLE formatter);

/// Formats a number, given as ASCII text such as "-12.50" or "1E3".
cicu_status cicu_number_formatter_format(
    const cicu_number_formatter *formatter, const uint8_t *CICU_NULLABLE number, size_t length,
    uint8_t *CICU_NULLABLE out, size_t capacity, size_t *required);

// Plural rules (UTS #35 part 3)

typedef struct cicu_plural_rules cicu_plural_rules;

typedef enum cicu_plural_category {
  CICU_PLURAL_ZERO,
  CICU_PLURAL_ONE,
  CICU_PLURAL_TWO,
  CICU_PLURAL_FEW,
  CICU_PLURAL_MANY,
  CICU_PLURAL_OTHER
} cicu_plural_category;

/// Opens a locale's rules for cardinal or ordinal numbers. A locale without rules gets the root
/// rules, whose one category is `other`.
cicu_status cicu_plural_rules_open(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, bool ordinal,
    cicu_plural_rules *CICU_NULLABLE *CICU_NULLABLE rules);

void cicu_plural_rules_close(cicu_plural_rules *CICU_NULLABLE rules);

/// The categories the rules distinguish: bit `1 << category` is set for each.
cicu_status cicu_plural_rules_categories(const cicu_plural_rules *rules, uint32_t *mask);

/// The category of an integer.
cicu_status cicu_plural_rules_select(
    const cicu_plural_rules *rules, int64_t number, cicu_plural_category *category);

/// The category of a number as a formatter writes it, trailing zeros included. The number is ASCII
/// text such as "-12.50" or "1E3".
cicu_status cicu_plural_rules_select_formatted(
    const cicu_plural_rules *rules, const cicu_number_formatter *formatter,
    const uint8_t *CICU_NULLABLE number, size_t length, cicu_plural_category *category);

/// The rules a locale has in CLDR's own words: one "category: condition @samples" a line. Empty for a
/// locale without rules.
cicu_status cicu_plural_rules_source(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, bool ordinal, uint8_t *CICU_NULLABLE out,
    size_t capacity, size_t *required);

// Width (UAX #11)

/// How many columns of a terminal a scalar takes: 2 if its East Asian width is wide or full width, 0 for
/// marks and format characters, which take no place of their own, else 1.
int32_t cicu_columns(uint32_t scalar);

// Lists (UTS #35 part 2)

typedef struct cicu_list_formatter cicu_list_formatter;

/// Opens the pattern by which a locale joins words: "a, b and c".
cicu_status cicu_list_formatter_open(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length,
    cicu_list_formatter *CICU_NULLABLE *CICU_NULLABLE formatter);

void cicu_list_formatter_close(cicu_list_formatter *CICU_NULLABLE formatter);

/// Joins `count` texts that stand one behind the other in `texts`; text i ends before `ends[i]`.
cicu_status cicu_list_formatter_join(
    const cicu_list_formatter *formatter, const uint8_t *CICU_NULLABLE texts,
    const size_t *CICU_NULLABLE ends, size_t count, uint8_t *CICU_NULLABLE out, size_t capacity,
    size_t *required);

// Direction (UAX #9)

/// Whether a text has a character whose direction is strongly right to left.
bool cicu_has_right_to_left(const uint8_t *CICU_NULLABLE text, size_t length);

// Scripts (UAX #24) and letters

/// The script of a code point: the four letters of its ISO 15924 code in one number, the first highest;
/// 0 where ICU knows none.
uint32_t cicu_script_of(uint32_t scalar);

/// Whether a code point is alphabetic.
bool cicu_is_letter(uint32_t scalar);

/// Whether a code point is a combining mark.
bool cicu_is_mark(uint32_t scalar);

/// Stores the scripts that a locale is written in and answers how many; none where ICU knows none.
/// Simplified and traditional Han are `Hani`.
size_t cicu_locale_scripts(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length, uint32_t *CICU_NULLABLE codes,
    size_t capacity);

#define CICU_QUOTATION_MARK_COUNT 4

/// The quotation marks of a locale: start, end, and both again for a quotation inside another.
cicu_status cicu_locale_quotation_marks(
    const uint8_t *CICU_NULLABLE tag, size_t tag_length,
    uint32_t *marks);

/// Whether a text has a code point that NFC may change (UAX #15, `NFC_QC`); where it has none, it is in
/// NFC but for the order of marks.
bool cicu_nfc_may_change(const uint8_t *CICU_NULLABLE text, size_t length);

CICU_END

#ifdef __cplusplus
}
#endif

#endif
