// The functions for the extended attributes of files, which the Swift module of the C library omits.
#include <sys/xattr.h>
