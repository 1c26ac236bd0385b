// The functions of the C library that its Swift module omits: those for the extended attributes of
// files, and those for settings of the heap.
#include <malloc.h>
#include <sys/xattr.h>
