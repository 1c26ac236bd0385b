#include "native.h"
#include <string>

int native(void) { return std::string("abc").append("de").size(); }
