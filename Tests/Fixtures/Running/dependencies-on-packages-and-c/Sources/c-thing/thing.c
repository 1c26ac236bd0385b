#include "thing.h"
int thing(void) { return base(); }
