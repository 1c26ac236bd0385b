/// How often an operation is repeated where its instructions are counted.
@MainActor
func timesWorthCounting(_ figure: Figure) -> Int { figure.times ?? 200 }

/// Does the operation of each figure between two functions, by whose names the instructions between
/// them are counted from outside. It is done once before, so that what happens once is not counted.
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

// They do something, and not the same, so that the compiler keeps both.
@_silgen_name("waymark_counting_begins") @inline(never)
private func countingBegins() { isCounting = true }

@_silgen_name("waymark_counting_ends") @inline(never)
private func countingEnds() { isCounting = false }

nonisolated(unsafe) private var isCounting = false
