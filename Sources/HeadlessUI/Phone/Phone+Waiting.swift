extension Phone {
  /// Waits until the phone satisfies a condition. Use this method for effects that take some time.
  ///
  /// The phone checks the condition whenever something on the screen changes, and at least every 20
  /// milliseconds. If the condition isn't satisfied before the timeout, the phone reports an issue
  /// that includes the text of the screen. Time spent on other work on the main actor doesn't count
  /// toward the timeout.
  ///
  /// ```swift
  /// struct LoadingView: View {
  ///   @State var status = "Not yet"
  ///
  ///   var body: some View {
  ///     Text(status)
  ///     Button("Load") { Task { status = "Loaded" } }
  ///   }
  /// }
  ///
  /// let phone = Phone(LoadingView())
  /// phone.tap("Load")
  /// await phone.wait { $0.shows("Loaded") }
  /// #expect(phone.shows("Loaded"))
  /// ```
  public func wait(
    timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    until condition: (Phone) -> Bool
  ) async {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    var waited = Duration.zero
    while true {
      host.settle()
      if condition(self) { return }
      guard waited < timeout else { break }
      let start = ContinuousClock.now
      // The condition can depend on values that no view reads, so it's also checked when nothing
      // has changed.
      let turn = min(timeout - waited, .milliseconds(20))
      await nextChange(before: start.advanced(by: turn))
      // A turn that takes longer was delayed by other work on the main actor.
      waited += min(ContinuousClock.now - start, turn)
    }
    fail("The screen didn't reach the expected state within \(timeout).\n\n\(text.indented)")
  }

  /// Returns whether ``front`` contains an element with the given title, value, or line in the
  /// outline.
  public func shows(_ text: String) -> Bool {
    front.all.contains { $0.title == text || $0.value == text || $0.line == text }
  }

  private func nextChange(before deadline: ContinuousClock.Instant) async {
    await withTaskGroup { [invalidations = host.invalidations] group in
      group.addTask { await invalidations.next() }
      group.addTask { try? await Task.sleep(until: deadline) }
      await group.next()
      // The group waits for both tasks, so the other task must end as well.
      group.cancelAll()
    }
  }
}
