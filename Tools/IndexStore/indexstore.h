// The types of the functions that the tool calls in the toolchain's libIndexStore. The library is
// loaded only when it's needed, because some toolchains don't have it.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} index_text;

typedef void *(*index_create_store)(const char *path, void **error);
typedef void (*index_dispose_store)(void *store);
typedef void *(*index_create_reader)(void *store, const char *record, void **error);
typedef void (*index_dispose_reader)(void *reader);
typedef bool (*index_visit)(
  void *reader, void *context, bool (*visitor)(void *context, void *occurrence));
typedef void *(*index_get_symbol)(void *occurrence);
typedef uint64_t (*index_get_roles)(void *occurrence);
typedef void (*index_get_position)(void *occurrence, unsigned *line, unsigned *column);
typedef index_text (*index_get_text)(void *symbol);
