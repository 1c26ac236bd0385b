#include "hut.h"
