// The compiler counts how often each region of an example runs. It stores the counters in one
// section of the program and a record for each function in another:
// <https://llvm.org/docs/InstrProfileFormat.html>.

#include <stdint.h>
#include <string.h>

struct record {
  uint64_t name;     // A hash.
  uint64_t hash;
  int64_t counters;  // Relative to this record.
  int64_t bitmap;
  void *function;
  void *values;
  uint32_t count;
  uint16_t sites[3];
  uint32_t bitmap_size;
};

#define FROM_LINKER __attribute__((weak, visibility("hidden")))

extern struct record __start___llvm_prf_data[] FROM_LINKER;
extern struct record __stop___llvm_prf_data[] FROM_LINKER;
extern char __start___llvm_prf_cnts[] FROM_LINKER;
extern char __stop___llvm_prf_cnts[] FROM_LINKER;

// Writes the hash of each function's name, the number of its counters, and the counters, with 8
// bytes each. Returns the number of bytes; 0 if there are no counters, if they have a different
// format, or if there isn't enough space. It's safe to call in a signal handler.
__attribute__((visibility("hidden"))) int64_t waymark_copy_counters(char *place, int64_t size) {
  if (!__start___llvm_prf_data || !__start___llvm_prf_cnts) return 0;
  char *end = place;
  for (struct record *record = __start___llvm_prf_data; record < __stop___llvm_prf_data; record++) {
    uint64_t head[] = {record->name, record->count};
    char *counters = (char *)record + record->counters;
    int64_t length = 8 * (int64_t)record->count;
    // Only records in the format above refer to counters.
    if (counters < __start___llvm_prf_cnts || counters + length > __stop___llvm_prf_cnts) return 0;
    if (size - (end - place) < (int64_t)sizeof head + length) return 0;
    memcpy(end, head, sizeof head);
    memcpy(end + sizeof head, counters, length);
    end += sizeof head + length;
  }
  return end - place;
}
