import WaymarkCLibrary

/// The memory of the process.
package enum Heap {
  /// Lets the heap grow in steps of 64 MiB, and creates at most one heap for every two cores.
  ///
  /// By default, heaps grow in small steps, and large blocks are mapped and unmapped one by one,
  /// for which a build of a large book makes 535 system calls. With these settings, it makes 90.
  /// Call this function before the process starts other threads. Unused memory of a step isn't
  /// resident.
  package static func growInLargeSteps() {
    mallopt(M_ARENA_MAX, Int32(max(1, Machine.coreCount / 2)))
    mallopt(M_TOP_PAD, 64 << 20)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
