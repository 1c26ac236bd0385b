import WaymarkCaching
import WaymarkModel
import WaymarkPackages
import WaymarkProject

/// The messages about the use of a shared cache.
package enum SharedCacheText {
  /// Prints how many results a run took from the cache and added to it, and what went wrong.
  ///
  /// - Parameter isQuiet: Whether to print only problems.
  package static func show(_ cache: SharedCache, isQuiet: Bool) {
    let usage = cache.takeUsage()
    for problem in usage.problems {
      Console.error("waymark: the shared cache couldn't be used for some results: \(problem)")
    }
    guard !isQuiet, usage.reused + usage.added > 0 else { return }
    Console.error(line(of: usage))
  }

  /// Prints an explanation if no results can be shared.
  package static func showUnknownOrigin(of library: Library) {
    guard library.origin == nil else { return }
    Console.error(
      """
      waymark: the shared cache isn't used, because the sources of this build aren't known
        run without --skip-build, and don't change sources during the build
      """)
  }

  /// Returns a line such as `Shared cache: 80 results reused (240 KB), 7 added (21 KB)`.
  package static func line(of usage: SharedCache.Usage) -> String {
    "Shared cache: \(counted(usage.reused, "result")) reused (\(kilobytes(usage.received))), "
      + "\(usage.added) added (\(kilobytes(usage.sent)))"
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 1023) / 1024) KB" }
}
