import CustomDump

extension Reducer {
  /// Prints each action that the reducer receives and the resulting change to the state.
  ///
  /// A copy of the old state is kept while the reducer runs. The default printer compares the two
  /// states in full, which takes time proportional to their size.
  ///
  /// - Parameter printer: The format of the output, or `nil` to print nothing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> some Reducer<State, Action> {
    let base = ResolvedReducer(self)
    return Reduce(kind: .changing) { state, action in
      guard let printer else { return base.reduce(into: &state, action: action) }
      let before = state
      let effect = base.reduce(into: &state, action: action)
      printer.printChange(action, before, state)
      return effect
    }
  }
}

/// The format in which `_printChanges` prints an action and the change that it caused.
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Creates a format from a closure that prints an action and the change.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// A format that prints the action and a diff of the state.
  public static var customDump: Self {
    Self { action, before, after in
      let change = diff(before, after).map(\.indented) ?? "    (No state changes)"
      print("received action:\n\(String(customDumping: action).indented)\n\(change)\n")
    }
  }

  /// A format that prints only the action.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(action)") }
  }
}
