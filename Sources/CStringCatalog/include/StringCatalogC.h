/*
 * The C interface of StringCatalog: texts and errors in a user's language.
 *
 *     sc_localizer *localizer = sc_open("{\"bundles\":[\"Custom.bundle\"],\"locale\":[\"fr-CA\"]}");
 *     char *answer = sc_render(localizer, "{\"op\":\"render\",\"error\":\"auth/invalid-email\"}");
 *     puts(answer);  // {"version":1,"ok":true,"id":"auth/invalid-email", … ,"text":"…", … }
 *     sc_free(answer);
 *     sc_close(localizer);
 *
 * Texts are UTF-8 and end with a NUL, both ways. No text, however wrong, makes a function crash. What a
 * function returns as `char *` belongs to the caller, who gives it back with sc_free().
 *
 * Link with -lStringCatalogC, or load libStringCatalogC.so at run time. The library needs ICU and the C++
 * runtime of the system, and no Swift.
 */
#ifndef STRINGCATALOGC_H
#define STRINGCATALOGC_H

#ifdef __cplusplus
extern "C" {
#endif

/* Texts in layers of bundles, above those that the library brings along. Any number of threads may use one
 * at the same time. */
typedef struct sc_localizer sc_localizer;

/* Opens a localizer.
 *
 * `options_json` is NULL for the texts of the library alone, or a JSON object. All of its members may be left
 * out:
 *
 *     "bundles"          a folder, or a list of folders with .lproj folders and string catalogs, the one that
 *                        overrides all others in front; relative ones begin at the working directory
 *     "locale"           the locales that are wanted, the dearest first: "fr-CA" or ["fr-CA","en"]
 *     "table"            the table of the bundles; "Localizable" if left out
 *     "order"            "locale-first" or "layer-first"
 *     "match"            how locales are chosen: "apple", "cldr" or "lookup"
 *     "escape"           what texts are written for: "none", "html", "json", "markdown", "terminal" and so on
 *     "isolate"          whether arguments are isolated from the direction of the text: "auto", "always", "never"
 *     "enumerationSafe"  whether errors keep to themselves which accounts there are
 *     "debug"            whether answers hold the details that a developer wants
 *     "explain"          whether answers tell where a text was looked for
 *     "mask"             how e-mail addresses and telephone numbers are masked: "full", "last4", "email",
 *                        "none"; or an object of such words by the names of arguments
 *
 * They hold where a request does not say otherwise. A folder is listed when it is opened; a file is read
 * when one of its texts is wanted, and not again after that.
 *
 * Returns NULL if the options cannot be understood or a bundle cannot be read. */
sc_localizer *sc_open(const char *options_json);

/* Opens a localizer as sc_open() does, and says why if there is none.
 *
 * Unless `error` is NULL, `*error` becomes NULL when all is well, and else a sentence for a developer, which
 * the caller gives back with sc_free(). */
sc_localizer *sc_open_reporting(const char *options_json, char **error);

/* Answers a request.
 *
 * `request_json` is a JSON object of at most 16 MiB. "op" says what is wanted: "render" (an "error", or a
 * "key"), "string" (a "key"), "explain" (either, with the places where it was looked for), "list" (all
 * errors), "match" (which of the locales in "available" suit) or "ping". The other members are "args", "strict",
 * "requestId", which comes back in the answer, and those of sc_open() but for "bundles". They are the requests of
 * `stringsctl serve`.
 *
 * Returns a JSON object without a line end, to be given back with sc_free(). If the request cannot be
 * understood, or a pointer is NULL, its "ok" is false and its "error" tells why. The result is NULL only when
 * there is no memory left. */
char *sc_render(sc_localizer *localizer, const char *request_json);

/* Gives back a text that a function of this header returned. NULL is allowed. */
void sc_free(char *text);

/* Closes a localizer. NULL is allowed.
 *
 * Answers that were given stay valid. To use the localizer afterwards, to close it twice, or to close it while
 * another thread waits for an answer is a mistake of the caller that cannot be noticed, as with free(). */
void sc_close(sc_localizer *localizer);

/* The version of the library, such as "0.1.0". It is not given back. */
const char *sc_version(void);

#ifdef __cplusplus
}
#endif

#endif
