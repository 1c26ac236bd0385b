/// Figures that are reported as multiples of the same bare call.
struct Section {
  let title: String
  let bare: Figure
  let figures: [Figure]
}

/// The cost of one operation of the library.
@MainActor
struct Figure {
  let name: String

  /// The upper limit for the ratio to the bare call.
  var aim: Double?

  /// The number of operations in a round; `nil` to repeat the operation for a few milliseconds.
  var times: Int?

  /// A closure that prepares the given number of operations. Its duration isn't measured.
  var prepare: (Int) -> Void = { _ in }

  /// A closure that performs the operation the given number of times.
  let run: (Int) -> Void
}
