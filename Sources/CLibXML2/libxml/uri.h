#include <libxml2/libxml/uri.h>
