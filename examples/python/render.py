#!/usr/bin/env python3
"""Shows texts and errors of ExampleApp in several languages, through the C library.

    make c-library
    python3 examples/python/render.py
"""

import ctypes
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
LIBRARY = Path(
    os.environ.get("STRINGCATALOG_LIBRARY", REPOSITORY / ".build/c/libStringCatalogC.so")
)


def load(path):
    """The library with the types of the functions in StringCatalogC.h."""
    library = ctypes.CDLL(str(path))
    # A `char *` that has to be given back stays a pointer: `c_char_p` would lose it.
    library.sc_open_reporting.restype = ctypes.c_void_p
    library.sc_open_reporting.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
    library.sc_render.restype = ctypes.c_void_p
    library.sc_render.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    library.sc_free.restype = None
    library.sc_free.argtypes = [ctypes.c_void_p]
    library.sc_close.restype = None
    library.sc_close.argtypes = [ctypes.c_void_p]
    library.sc_version.restype = ctypes.c_char_p
    library.sc_version.argtypes = []
    return library


class Localizer:
    """Texts in layers of bundles. Threads may share one; Python's lock is not held meanwhile."""

    def __init__(self, library, **options):
        self._library = library
        error = ctypes.c_void_p()
        self._handle = library.sc_open_reporting(
            json.dumps(options).encode(), ctypes.byref(error)
        )
        if not self._handle:
            raise ValueError(self._take(error.value))

    def ask(self, op, **members):
        """The answer to a request."""
        request = json.dumps({"op": op, **members}).encode()
        answer = json.loads(self._take(self._library.sc_render(self._handle, request)))
        if not answer["ok"]:
            raise ValueError(answer["error"]["message"])
        return answer

    def _take(self, pointer):
        """The text behind a pointer, which is given back."""
        if not pointer:
            raise MemoryError
        text = ctypes.string_at(pointer).decode()
        self._library.sc_free(pointer)
        return text

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._library.sc_close(self._handle)
        self._handle = None


def main():
    if not LIBRARY.exists():
        sys.exit(f"render.py: there is no {LIBRARY}; run 'make c-library' in {REPOSITORY} first")
    library = load(LIBRARY)
    print("StringCatalog", library.sc_version().decode())

    bundle = str(REPOSITORY / "examples/ExampleApp.bundle")
    with Localizer(library, bundles=[bundle], enumerationSafe=True) as localizer:

        def show(locale):
            error = localizer.ask("render", error="auth/user-disabled", locale=locale)
            title = localizer.ask("string", key="Sign in with Firebase", locale=locale)
            devices = localizer.ask(
                "string", key="%lld devices are signed in", args=[3], locale=locale
            )
            return locale, error, title, devices

        # ExampleApp has English and French; what it lacks in Arabic comes from the library.
        with ThreadPoolExecutor() as threads:
            for locale, *answers in threads.map(show, ["en-GB", "fr-CA", "ar"]):
                print(f"\n{locale}")
                for answer in answers:
                    layer = Path(answer["layer"]).name
                    print(f"  {answer['text']}  ({layer}, {answer['locale']})")

        hidden = localizer.ask("render", error="auth/user-not-found", locale="fr")
        print(f"\nNo user is told which accounts there are:\n  {hidden['text']}")
        try:
            localizer.ask("render", error={})
        except ValueError as error:
            print(f"\nA request that cannot be understood:\n  {error}")


if __name__ == "__main__":
    main()
