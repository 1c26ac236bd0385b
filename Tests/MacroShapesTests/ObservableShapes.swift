import ComposableCore
import Foundation
import Observation
import Testing

@propertyWrapper private struct Wrapped<Value> {
  var wrappedValue: Value
}

private enum Nothing {}

@ObservableState private struct Everything: Equatable, Hashable, Codable, Sendable {
  var a = 0
  var b: String?
  let c: Int
  static var d: Int { 5 }
  static let e = 6
  var f: Int { a + 1 }
  var g: Int { get { a } set { a = newValue } }
  var h = 0 { didSet { a = oldValue } }
  var i: Int = 0 { willSet { _ = newValue } }
  var k: [Int] = []
  var `default` = 1
  fileprivate(set) var m = 1
  @ObservationStateIgnored var n = 0
  enum Nested { case a }
  func method() {}
}

@ObservableState private struct NoProperties: Equatable {}
@ObservableState private struct LazyIgnored { @ObservationStateIgnored lazy var x = 3; var y = 1 }
@ObservableState private struct WrapperIgnored {
  @ObservationStateIgnored @Wrapped var x = 3
  var y = 1
}
@ObservableState private struct OwnInitializer {
  var a: Int
  var b: String { didSet {} }
  init(n: Int) {
    a = n
    b = "\(n)"
    b += "!"
  }
}
@ObservableState private struct Functions {
  var f: (Int) -> Int = { $0 }
  var g: (@Sendable () -> Void)?
  var h: any Equatable = 1
  var i: (Int, String) = (1, "")
}
@ObservableState private struct References { weak var x: NSObject?; unowned var y: NSObject }
@ObservableState private struct Branches {
  #if os(Linux) || os(macOS)
    var here = 1
  #endif
  var x = 1
}
@ObservableState private struct Generic<T: Equatable> { var t: T; @Presents var u: T? }
@MainActor @ObservableState private struct OnMain { var x = 1; @Presents var y: Int? }
@available(*, deprecated) @ObservableState private struct Deprecated { var x = 1 }
@ObservableState private struct LetOnly { let a = 1, b = 2 }

@ObservableState public struct Visible {
  public private(set) var x = 0
  public internal(set) var y: Int
  @Presents public var z: Int?
  public init(y: Int) { self.y = y }
  mutating func increment() { x += 1 }
}
@ObservableState package struct InPackage { package var x = 0; package init() {} }

private struct Around { @ObservableState fileprivate struct Inner { var x = 1 } }
extension Around { @ObservableState fileprivate enum InExtension { case a } }

@ObservableState private struct Presenting: Equatable {
  @Presents var a: Int?
  @Presents var b: String? = "b"
  @Presents var c: Optional<Int>
  @Presents fileprivate var d: [Int]?
}

@ObservableState private enum Cases {
  case a, b(Int), c(Everything), d(Int, String), e(x: NoProperties)
}
@ObservableState private enum NoCases {}
@ObservableState private enum OneNever { case a(Never) }
@ObservableState private enum Empties { case a(Nothing), b(Nothing) }
@ObservableState private enum SomeEmpty { case a(Nothing), b(Int) }
@ObservableState private enum OneCarries { case a(NoProperties) }
@ObservableState @CasePathable @dynamicMemberLookup private enum WithPaths: Equatable {
  case a(NoProperties), b
}
@ObservableState private indirect enum Indirect { case a(Indirect), b }
@ObservableState private enum GenericEnum<T> { case a(T), b }
@ObservableState @MainActor private enum MainEnum { case a(NoProperties) }
@ObservableState private enum Raw: String, Codable { case a, b }

@Suite struct ObservableShapes {
  @Test func `the memberwise initializer matches that of a plain struct`() {
    let state = Everything(a: 1, b: "b", c: 3, h: 4, i: 5, k: [6], default: 7, m: 8, n: 9)

    let numbers = [state.a, state.c, state.h, state.i, state.default, state.m, state.n]
    #expect(numbers == [1, 3, 4, 5, 7, 8, 9])
    #expect(Everything(c: 3).b == nil)
    #expect(Presenting() == Presenting(a: nil, b: "b", c: nil, d: nil))
    #expect(Generic(t: 1).u == nil)
  }

  @Test func `the 'didSet' observer of a property runs on each change`() {
    var state = Everything(a: 1, c: 0)
    state.h = 2
    state.h = 3
    #expect(state.a == 2)
  }

  @Test func `a custom initializer assigns every property`() {
    #expect(OwnInitializer(n: 1).b == "1!")
    #expect(Visible(y: 2).y == 2)
  }

  @Test func `changing a stored variable notifies observers unless it's ignored`() {
    var state = Everything(c: 0)
    #expect(notified { state.a } by: { state.a = 1 })
    #expect(notified { state.default } by: { state.default = 2 })
    #expect(notified { state.m } by: { state.m = 2 })
    #expect(notified { state.g } by: { state.g = 5 })
    #expect(!notified { state.n } by: { state.n = 2 })
  }

  @Test func `41. an enum has the identity of its case and payload`() {
    #expect(OneCarries.a(NoProperties())._$id != OneCarries.a(NoProperties())._$id)
    let payload = NoProperties()
    #expect(OneCarries.a(payload)._$id == OneCarries.a(payload)._$id)
  }

  private func notified<T>(_ read: () -> T, by change: () -> Void) -> Bool {
    nonisolated(unsafe) var isNotified = false
    withObservationTracking { _ = read() } onChange: { isNotified = true }
    change()
    return isNotified
  }
}
