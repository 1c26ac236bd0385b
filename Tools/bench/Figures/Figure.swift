/// Figures that are told in multiples of the same bare call.
struct Section {
  let title: String
  let bare: Figure
  let figures: [Figure]
}

/// What one operation of the library costs.
@MainActor
struct Figure {
  let name: String

  /// What the ratio to the bare call has to stay below.
  var aim: Double?

  /// How often a round repeats the operation; `nil` to repeat it for some milliseconds.
  var times: Int?

  /// Gets ready for so many operations, outside of what is measured.
  var prepare: (Int) -> Void = { _ in }

  /// Does the operation so many times.
  let run: (Int) -> Void
}

/// How much dearer one figure may be than another.
struct Growth {
  let name: String
  let figure: String
  let base: String
  let aim: Double
}
