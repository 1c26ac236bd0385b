import Foundation

// Prints the cost of the library's operations as multiples of a direct call to a one-line reducer.
// Run it with Tools/bench/library.

let sections = [
  Section(title: "Nothing observed", bare: plainBareFigure(), figures: plainFigures()),
  Section(title: "Observable state", bare: bareFigure(), figures: allFigures()),
]

if CommandLine.arguments.contains("count") {
  runForCounting(sections)
} else {
  if let (whole, scoped) = bytesPerStore() {
    print("A store takes \(whole) bytes; a scoped store takes \(scoped).")
  }
  var counts = CommandLine.arguments.dropFirst().compactMap(Double.init)[...]
  for section in sections {
    let size = section.figures.count + 1
    printTable(of: section, counts: counts.prefix(size))
    counts = counts.dropFirst(size)
  }
  Task {
    await printTestSteps(over: bareFigure())
    exit(0)
  }
  dispatchMain()
}

@MainActor
func allFigures() -> [Figure] {
  counterFigures() + [1, 5, 10].flatMap(levelFigures) + [1, 100, 1_000].flatMap(rowFigures)
    + [1_000, 10_000].flatMap(arrayFigures) + [1_000, 10_000].flatMap(stackFigures)
}
