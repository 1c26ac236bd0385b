import FlyingFox
import FlyingSocks
import Foundation

/// A message that a preview sends to its open pages.
package enum PreviewEvent: Encodable, Equatable, Sendable {
  /// A run has started. The paths are those of the proof pages of the changed examples.
  case proving(proofs: [String])
  /// A run has ended. The paths are those of the changed files.
  case shown(changed: [String])
  /// A run failed, for example because the library doesn't compile.
  case failed(message: String)

  /// Whether the state that the event describes lasts until the next event.
  var isLasting: Bool { if case .shown = self { false } else { true } }

  /// The event in the format of server-sent events.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(self) else {
      preconditionFailure("an event couldn't be encoded as JSON")
    }
    return Array("data: ".utf8) + json + Array("\n\n".utf8)
  }
}

/// The events as the bytes of a response that doesn't end.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<PreviewEvent>

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<PreviewEvent>.Iterator
    /// The bytes of an event that haven't been returned. The first bytes are sent immediately, so
    /// that the browser knows that the connection is open.
    var rest = Array("retry: 500\n\n".utf8)[...]

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await events.next() else { return nil }
        rest = event.bytes[...]
      }
      let taken = rest.prefix(Swift.max(count, 1))
      rest = rest.dropFirst(taken.count)
      return taken
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: events.makeAsyncIterator()) }
}
