import WaymarkCLibrary

/// The memory of the process.
package enum Heap {
  /// Lets the heap grow in steps of 64 MiB, keeps freed memory, and creates at most one heap for
  /// every two cores.
  ///
  /// By default, each thread has a heap that grows by single pages, each with a system call, and
  /// large blocks are mapped and unmapped one by one. That takes a twentieth of the time of short
  /// commands. Call this function before the process starts other threads. Unused memory of a step
  /// isn't resident.
  package static func prepareForShortRun() {
    mallopt(M_ARENA_MAX, Int32(max(1, Machine.coreCount / 2)))
    mallopt(M_TOP_PAD, 64 << 20)
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
