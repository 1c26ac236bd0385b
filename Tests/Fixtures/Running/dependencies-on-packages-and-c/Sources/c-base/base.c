#include "base.h"
int base(void) { return 3; }
