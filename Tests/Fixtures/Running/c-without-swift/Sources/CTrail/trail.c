#include "trail.h"
