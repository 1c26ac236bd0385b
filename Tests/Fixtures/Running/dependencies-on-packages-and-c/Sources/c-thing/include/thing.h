#include "base.h"
int thing(void);
