import ComposableCore
import Foundation
import IssueRecording
import Testing

@Suite struct DependencyTests {
  @Test func `57. a property keeps the dependencies that were current when it was created`() {
    let reader = withDependencies { $0.station = "Euston" } operation: { Reader() }

    #expect(reader.station == "Euston")
  }

  @Test func `57. current overrides take precedence over those from the property's creation`() {
    let reader = withDependencies { $0.station = "Euston" } operation: { Reader() }

    let station = withDependencies { $0.station = "Waterloo" } operation: { reader.station }

    #expect(station == "Waterloo")
    #expect(reader.station == "Euston")
  }

  @Test func `57. overrides from a property's creation are merged with current ones key by key`() {
    let reader = withDependencies { $0.station = "Euston" } operation: { Reader() }

    withDependencies {
      $0.platform = Platform(number: 3)
    } operation: {
      #expect(reader.station == "Euston")
      #expect(reader.platform.number == 3)
    }
  }

  @Test func `57. the innermost override wins, and overrides of other keys remain`() {
    withDependencies {
      $0.station = "Euston"
      $0.platform = Platform(number: 1)
    } operation: {
      withDependencies {
        $0.station += " Square"
      } operation: {
        let reader = Reader()
        #expect(reader.station == "Euston Square")
        #expect(reader.platform.number == 1)
      }
      #expect(Reader().station == "Euston")
    }
  }

  @Test func `57. a reducer's overrides apply only in its subtree and its effects`() async {
    let log = Log()
    let child = Reduce<Int, Int> { _, action in
      @Dependency(\.station) var station
      log.append("child: \(station)")
      return .run { _ in log.append("child's effect: \(DependencyValues._current.station)") }
    }
    let parent = Reduce<Int, Int> { _, action in
      @Dependency(\.station) var station
      log.append("parent: \(station)")
      return .none
    }
    let store = await Store(initialState: 0) {
      CombineReducers {
        child.dependency(\.station, "inner").dependency(\.station, "outer")
        parent
      }
    } withDependencies: {
      $0.station = "store"
    }

    await store.send(1).finish()

    #expect(log.entries == ["child: inner", "parent: store", "child's effect: inner"])
  }

  @Test func `a property declared with a key type reads that key's value`() {
    @Dependency(StationKey.self) var station

    withDependencies { $0[StationKey.self] = "Euston" } operation: { #expect(station == "Euston") }
  }

  @Test func `overrides apply in child tasks and unstructured tasks`() async {
    await withDependencies {
      $0.station = "Euston"
    } operation: {
      async let station = Reader().station
      let other = await Task { Reader().station }.value
      #expect(await [station, other] == ["Euston", "Euston"])
    }
  }

  @Test func `overrides can be passed to a detached task`() async {
    let task = withDependencies {
      $0.station = "Euston"
    } operation: {
      withEscapedDependencies { continuation in
        Task.detached {
          let later = await continuation.yield { () async -> String in Reader().station }
          return continuation.yield { [Reader().station, later] }
        }
      }
    }

    #expect(await task.value == ["Euston", "Euston"])
  }

  @Test func `a default value can be changed in place without an issue`() {
    let issues = messages {
      withDependencies {
        $0.station += "!"
      } operation: {
        #expect(Reader().station == "Paddington!")
      }
    }

    #expect(issues == [])
  }

  @Test func `an error from either closure of 'withDependencies' is rethrown`() {
    struct Derailed: Error {}

    #expect(throws: Derailed.self) {
      try withDependencies { $0.station = "Euston" } operation: { throw Derailed() }
    }
    #expect(throws: Derailed.self) {
      try withDependencies { _ in throw Derailed() } operation: {}
    }
  }

  @Test func `an object passes its dependencies on to an operation`() {
    let parent = withDependencies { $0.station = "Euston" } operation: { Terminus() }

    let child = withDependencies(from: parent) { Reader() }
    let changed = withDependencies(from: parent) {
      $0.platform = Platform(number: 2)
    } operation: {
      Reader()
    }

    #expect(child.station == "Euston")
    #expect(changed.station == "Euston")
    #expect(changed.platform.number == 2)
  }

  @Test func `an object passes its dependencies on to an asynchronous operation`() async {
    let parent = withDependencies { $0.station = "Euston" } operation: { Terminus() }

    let station = await withDependencies(from: parent) { () async -> String in
      await Task.yield()
      return Reader().station
    }

    #expect(station == "Euston")
  }

  @Test func `an object without dependency properties passes on the values from its creation`()
    async
  {
    final class Buffer: Sendable {
      func station() -> String { withDependencies(from: self) { Reader().station } }
    }

    let buffer = withDependencies { $0.station = "Euston" } operation: { Buffer() }
    let child = withDependencies(from: buffer) { Buffer() }
    let later = await withDependencies {
      $0.station = "Victoria"
    } operation: { () async -> Buffer in
      await Task.yield()
      return Buffer()
    }

    #expect(buffer.station() == "Euston")
    #expect(child.station() == "Euston")
    #expect(later.station() == "Victoria")
  }

  @Test func `many short-lived objects each pass on their own dependencies`() {
    final class Buffer {}
    var kept: [(Buffer, String)] = []
    for number in 0..<500 {
      let buffer = withDependencies { $0.station = "\(number)" } operation: { Buffer() }
      if number.isMultiple(of: 50) { kept.append((buffer, "\(number)")) }
    }

    for (buffer, station) in kept {
      withDependencies(from: buffer) { #expect(Reader().station == station) }
    }
  }

  @Test func `assigning fresh dependency values removes all overrides`() {
    withDependencies {
      $0.station = "Euston"
    } operation: {
      withDependencies {
        $0 = DependencyValues()
        $0.platform = Platform(number: 3)
      } operation: {
        @Dependency(\.station) var station
        @Dependency(\.platform) var platform
        let issues = messages { #expect(station == "Paddington") }
        #expect(issues.count == 1)
        #expect(platform.number == 3)
      }
    }
  }

  @Test(.dependencies) func `fresh dependency values keep the test values of the current test`() {
    @Dependency(\.platform) var platform
    let used = platform

    withDependencies {
      $0 = DependencyValues()
    } operation: {
      #expect(platform === used)
    }
  }

  @Test func `passing on dependencies from an object that has none is reported`() {
    final class Buffer {}

    let issues = messages { withDependencies(from: Buffer()) {} }

    #expect(
      issues == [
        """
        'Buffer' has no '@Dependency' property and was not returned by 'withDependencies', so \
        'withDependencies(from:)' has no dependencies to pass on. To fix this, add such a \
        property, or return the object from the operation of 'withDependencies'.
        """
      ]
    )
  }
}

class Reader {
  @Dependency(\.station) var station
  @Dependency(\.platform) var platform
}

/// A class that inherits its dependency properties.
final class Terminus: Reader {}
