/// Returns the number of times to perform a figure's operation when counting its instructions.
@MainActor
func timesWorthCounting(_ figure: Figure) -> Int { figure.times ?? 200 }

/// Performs the operation of each figure between calls to two functions. Valgrind identifies the
/// functions by name and counts the instructions in between. The same number of operations is
/// performed beforehand, to exclude one-time costs.
@MainActor
func runForCounting(_ sections: [Section]) {
  for figure in sections.flatMap({ [$0.bare] + $0.figures }) {
    figure.prepare(timesWorthCounting(figure))
    figure.run(timesWorthCounting(figure))
    figure.prepare(timesWorthCounting(figure))
    countingBegins()
    figure.run(timesWorthCounting(figure))
    countingEnds()
  }
}

// The functions differ, so that the compiler keeps both.
@_silgen_name("waymark_counting_begins") @inline(never)
private func countingBegins() { isCounting = true }

@_silgen_name("waymark_counting_ends") @inline(never)
private func countingEnds() { isCounting = false }

/// Whether instructions are being counted. Only the functions above use it, on the main actor.
nonisolated(unsafe) private var isCounting = false
