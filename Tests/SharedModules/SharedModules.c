#define _GNU_SOURCE
#include "SharedModules.h"
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[PATH_MAX];

static int removeEntry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  return remove(path);
}

static void removeFolder(void) { nftw(folder, removeEntry, 16, FTW_DEPTH | FTW_PHYS); }

__attribute__((constructor)) static void shareModules(void) {
  const char *variable = "SWIFTPM_TESTS_MODULECACHE";
  // Tests that must stop their process run in a child, which uses the folder of its parent.
  if (getenv(variable)) return;
  const char *temporary = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/waymark-modules-%d", temporary ? temporary : "/tmp", getpid());
  setenv(variable, folder, 1);
  atexit(removeFolder);
}
