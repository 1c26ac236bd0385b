import WaymarkCLibrary

/// The memory of the process.
package enum Heap {
  /// Lets the heap grow in steps of 32 MiB. By default, the heaps of threads grow by single pages,
  /// each with a system call, which takes a few percent of the time of short commands.
  ///
  /// Call it before the process starts other threads. Unused memory of a step isn't resident.
  package static func growInLargeSteps() { mallopt(M_TOP_PAD, 32 << 20) }
}
