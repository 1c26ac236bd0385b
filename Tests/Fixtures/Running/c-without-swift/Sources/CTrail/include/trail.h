#include "steps.h"

static inline int trail(void) { return steps() + 1; }
