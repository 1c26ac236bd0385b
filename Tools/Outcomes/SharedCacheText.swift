import WaymarkCaching
import WaymarkModel
import WaymarkPackages
import WaymarkProject

extension ProgressReporter {
  /// Reports problems with a shared cache and, unless the run is quiet, how it was used since the
  /// last report. Reports nothing if there is no cache.
  package func reportUse(of cache: SharedCache?) {
    guard let cache else { return }
    for line in SharedCacheText.lines(of: cache.takeUsage(), isQuiet: isQuiet) { report(line) }
  }
}

/// The messages about the use of a shared cache.
package enum SharedCacheText {
  /// Returns lines about problems, and about the results that a run took from the cache and added
  /// to it.
  ///
  /// - Parameter isQuiet: Whether to return only problems.
  package static func lines(of usage: SharedCache.Usage, isQuiet: Bool) -> [String] {
    let problems = usage.problems.map {
      "waymark: the shared cache couldn't be used for some results: \($0)"
    }
    return isQuiet || usage.reused + usage.added == 0 ? problems : problems + [line(of: usage)]
  }

  /// Returns the message that no results are shared because the origin of the library isn't known.
  ///
  /// - Parameters:
  ///   - lacksHeaders: Whether the names of some headers couldn't be determined.
  ///   - lacksDependencies: Whether the folders of the dependencies couldn't be determined.
  package static func unknownOrigin(lacksHeaders: Bool, lacksDependencies: Bool) -> String {
    let (cause, hint) =
      if lacksHeaders {
        (
          "some headers of the library aren't known",
          "include each header by its name, or by a macro that is defined as the name"
        )
      } else if lacksDependencies {
        (
          "the folders of the package's dependencies aren't known",
          "make '.build/workspace-state.json' readable, and use a version of Swift that waymark "
            + "supports"
        )
      } else {
        (
          "the sources of this build aren't known",
          "run without --skip-build, and don't change sources during the build"
        )
      }
    return "waymark: the shared cache wasn't used, because \(cause)\n  \(hint)"
  }

  /// Returns a line such as `Shared cache: 80 results reused (240 KB), 7 added (21 KB)`.
  package static func line(of usage: SharedCache.Usage) -> String {
    "Shared cache: \(counted(usage.reused, "result")) reused (\(kilobytes(usage.received))), "
      + "\(usage.added) added (\(kilobytes(usage.sent)))"
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 1023) / 1024) KB" }
}
