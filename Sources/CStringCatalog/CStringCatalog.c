// The functions are written in Swift, in Sources/StringCatalogC. This file sees to it that the header
// stands on its own.
#include "StringCatalogC.h"
