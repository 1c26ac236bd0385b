import ComposableCore
import Testing

/// The tests reach the deprecated names through a protocol, so that the build has no warnings.
@MainActor @Suite struct OlderNamesTests {
  private let older: any UseOfOlderNames = OlderNames()

  @Test func `a reducer protocol is a reducer`() {
    older.reducerProtocol()
  }

  @Test func `a store is given its reducer as a value`() {
    older.reducerAsValue()
  }

  @Test func `a store is scoped with closures`() {
    older.scopeWithClosures()
  }

  @Test func `36. scoping with closures makes a new store each time`() {
    older.scopeWithClosuresIsNew()
  }

  @Test func `36. a scope that observes an optional below closures is reported`() {
    older.optionalBelowClosures()
  }

  @Test func `a scope that observes a collection below closures is reported`() {
    older.collectionBelowClosures()
  }

  @Test func `36. a scope that observes an optional below key paths is not reported`() {
    older.optionalBelowKeyPaths()
  }

  @Test func `a store is scoped to a part of the state, with the same actions`() {
    older.scopeToPart()
  }

  @Test func `60. alerts made with lists of buttons equal those made with closures`() {
    older.alertsWithLists()
  }

  @Test func `an alert is made with one button or none`() {
    older.alertWithOneButton()
  }

  @Test func `an action sheet is a confirmation dialog`() {
    older.actionSheet()
  }
}
