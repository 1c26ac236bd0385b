import ComposableCore
import Testing

/// Tests of deprecated names, which are accessed through a protocol to avoid warnings.
@MainActor @Suite struct OlderNamesTests {
  private let older: any UseOfOlderNames = OlderNames()

  @Test func `a type that conforms to ReducerProtocol is a reducer`() {
    older.reducerProtocol()
  }

  @Test func `ActorIsolated protects its value with an actor`() async {
    await older.actorIsolated()
  }

  @Test func `lock-isolated values are equal if their contents are equal`() {
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

  @Test func `an action sheet equals a confirmation dialog with the same content`() {
    older.actionSheet()
  }
}
