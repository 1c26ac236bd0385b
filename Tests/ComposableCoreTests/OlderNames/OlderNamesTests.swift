import ComposableCore
import Testing

/// The tests access the deprecated names through a protocol to avoid warnings.
@MainActor @Suite struct OlderNamesTests {
  private let older: any UseOfOlderNames = OlderNames()

  @Test func `a type that conforms to ReducerProtocol is a reducer`() {
    older.reducerProtocol()
  }

  @Test func `a value can be isolated by an actor`() async {
    await older.actorIsolated()
  }

  @Test func `lock-isolated values can be compared`() {
    older.equalLockIsolatedValues()
  }

  @Test func `a store can be created with a reducer value`() {
    older.reducerAsValue()
  }

  @Test func `a store can be scoped with closures`() {
    older.scopeWithClosures()
  }

  @Test func `36. scoping with closures creates a new store each time`() {
    older.scopeWithClosuresIsNew()
  }

  @Test func `36. observing an optional in a store scoped with closures is reported`() {
    older.optionalBelowClosures()
  }

  @Test func `observing a collection in a store scoped with closures is reported`() {
    older.collectionBelowClosures()
  }

  @Test func `36. observing an optional in a store scoped with key paths isn't reported`() {
    older.optionalBelowKeyPaths()
  }

  @Test func `a store can be scoped to part of the state with the same actions`() {
    older.scopeToPart()
  }

  @Test func `60. alerts created with lists of buttons equal those created with closures`() {
    older.alertsWithLists()
  }

  @Test func `an alert can be created with one button or none`() {
    older.alertWithOneButton()
  }

  @Test func `an action sheet is created as a confirmation dialog`() {
    older.actionSheet()
  }
}
