import WaymarkHashing

/// A part of a file that hasn't been added to the file yet.
package struct RenderedPart: Sendable {
  /// A hash of everything that the part was rendered from.
  package var key: ContentHash
  /// The part's text in UTF-8.
  package var bytes: ArraySlice<UInt8>

  package init(key: ContentHash, bytes: ArraySlice<UInt8>) { (self.key, self.bytes) = (key, bytes) }
}

/// The parts of a file that an earlier run generated, by their keys.
package struct ReusableParts: Sendable {
  private let file: SiteFile?
  private let indices: [ContentHash: Int]

  /// Indexes the parts of a file. If the file is nil, there are no parts.
  package init(_ file: SiteFile?) {
    self.file = file
    indices = Dictionary(
      (file?.parts ?? []).enumerated().map { ($1.key, $0) }
    ) { first, _ in first }
  }

  /// Returns the bytes of the part with a key; nil if there is none.
  package func bytes(of key: ContentHash) -> ArraySlice<UInt8>? {
    guard let file, let index = indices[key] else { return nil }
    return file.bytes[file.parts[index].range]
  }

  /// Returns the parts inside the part with a key, in order; nil if there is no such part.
  package func parts(in key: ContentHash) -> [RenderedPart]? {
    guard let file, let index = indices[key] else { return nil }
    let end = file.parts[index].range.upperBound
    return file.parts[(index + 1)...].prefix { $0.range.upperBound <= end }
      .map { RenderedPart(key: $0.key, bytes: file.bytes[$0.range]) }
  }
}

extension SiteFile {
  /// Appends parts with a separator between them.
  package mutating func append(_ rendered: [RenderedPart], separator: String) {
    let count = rendered.reduce(bytes.count) { $0 + $1.bytes.count + separator.utf8.count }
    // Reserving only what is needed would move all bytes in each of many calls.
    if count > bytes.capacity { bytes.reserveCapacity(max(count, 2 * bytes.count)) }
    for (index, part) in rendered.enumerated() {
      if index > 0 { bytes += separator.utf8 }
      let start = bytes.count
      bytes += part.bytes
      parts.append(Part(key: part.key, range: start..<bytes.count))
    }
  }
}
