#include "internal.h"

const char *cicu_status_name(cicu_status status) {
  return u_errorName((UErrorCode)status);
}

bool cicu_status_is_missing_data(cicu_status status) {
  return status == U_FILE_ACCESS_ERROR || status == U_MISSING_RESOURCE_ERROR;
}
