#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// The headers of libxml2 lie in a folder of their own and name each other without it. pkg-config would name the folder,
// but also the shared library. The headers in `libxml` here do nothing but lead there.
#include <libxml/parser.h>

#endif
