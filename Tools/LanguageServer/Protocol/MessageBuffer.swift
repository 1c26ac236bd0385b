/// A buffer that splits a stream of bytes into the messages of the Language Server Protocol.
struct MessageBuffer {
  enum Part: Equatable {
    /// The content of a message.
    case content([UInt8])
    /// A header without a valid length, which has been skipped.
    case malformedHeader
  }

  /// The maximum length of a message in bytes.
  static let maximumLength = 256 << 20
  private static let maximumHeaderLength = 4_096

  private var bytes: [UInt8] = []
  /// The length of the message whose header has been read.
  private var length: Int?

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Removes and returns the next part. Returns nil if it isn't complete yet.
  mutating func next() -> Part? {
    if length == nil {
      guard let header = nextHeader() else { return nil }
      length = Self.length(in: header)
      if length == nil { return .malformedHeader }
    }
    guard let length, bytes.count >= length else { return nil }
    defer {
      bytes.removeFirst(length)
      self.length = nil
    }
    return .content(Array(bytes[..<length]))
  }

  private mutating func nextHeader() -> [UInt8]? {
    guard let end = bytes.firstRange(of: "\r\n\r\n".utf8) else {
      // Without this limit, a client that doesn't speak the protocol could exhaust the memory.
      guard bytes.count > Self.maximumHeaderLength else { return nil }
      defer { bytes = [] }
      return bytes
    }
    defer { bytes.removeFirst(end.upperBound) }
    return Array(bytes[..<end.lowerBound])
  }

  private static func length(in header: [UInt8]) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length",
        let length = Int(parts[1].drop { $0 == " " }), (0...maximumLength).contains(length)
      else { continue }
      return length
    }
    return nil
  }
}
