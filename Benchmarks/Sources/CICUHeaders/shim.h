#ifndef CICU_HEADERS_SHIM_H
#define CICU_HEADERS_SHIM_H

#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

#endif
