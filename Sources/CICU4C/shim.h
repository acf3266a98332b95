#ifndef CICU4C_SHIM_H
#define CICU4C_SHIM_H

#include <unicode/ucol.h>
#include <unicode/uclean.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/uvernum.h>
#include <unicode/uversion.h>

#endif
