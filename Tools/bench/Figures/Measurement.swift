/// Rounds of a figure that alternate with rounds of the bare call.
struct Measurement {
  /// The ratios of the rounds in ascending order.
  private let ratios: [Double]

  var median: Double { ratios[ratios.count / 2] }

  /// The range of the middle half of the ratios.
  var spread: ClosedRange<Double> { ratios[ratios.count / 4]...ratios[ratios.count * 3 / 4] }

  /// Measures a figure and the bare call alternately.
  @MainActor
  init(of figure: Figure, over bare: Figure, rounds: Int) {
    let times = timesWorthMeasuring(figure)
    let bareTimes = timesWorthMeasuring(bare)
    ratios = (0..<rounds).map { _ in
      let base = nanoseconds(bare, times: bareTimes)
      return nanoseconds(figure, times: times) / base
    }
    .sorted()
  }

  /// Alternately measures the bare call and the steps of a test with the given number of steps.
  @MainActor
  init(ofTestSteps steps: Int, over bare: Figure, rounds: Int) async {
    let bareTimes = timesWorthMeasuring(bare)
    var ratios: [Double] = []
    for _ in 0..<rounds {
      let base = nanoseconds(bare, times: bareTimes)
      ratios.append(await nanosecondsOfTestStep(steps: steps) / base)
    }
    self.ratios = ratios.sorted()
  }
}

/// Returns the figure's own number of operations or, if it has none, the lowest power of two for
/// which the operations together take at least two milliseconds.
@MainActor
private func timesWorthMeasuring(_ figure: Figure) -> Int {
  if let times = figure.times { return times }
  var times = 1
  while nanoseconds(figure, times: times) * Double(times) < 2e6 { times *= 2 }
  return times
}

/// Returns the average duration of one operation in nanoseconds.
@MainActor
func nanoseconds(_ figure: Figure, times: Int) -> Double {
  figure.prepare(times)
  let start = ContinuousClock.now
  figure.run(times)
  return start.duration(to: .now) / .nanoseconds(1) / Double(times)
}
