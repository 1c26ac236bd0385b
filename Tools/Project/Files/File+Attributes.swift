import Foundation
import WaymarkExtendedAttributes

extension File {
  /// Copies the extended attributes of a file, which include access control lists, to another file.
  ///
  /// - Returns: False if the attributes couldn't be read or copied. A file system without extended
  ///   attributes has nothing to copy.
  static func copyExtendedAttributes(of file: String, to copy: String) -> Bool {
    guard let names = bytes(filledBy: { listxattr(file, $0, $1) }) else { return errno == ENOTSUP }
    return names.split(separator: 0).allSatisfy { name in
      let name = String(decoding: name, as: UTF8.self)
      guard let value = bytes(filledBy: { getxattr(file, name, $0, $1) }) else { return false }
      return setxattr(copy, name, value, value.count, 0) == 0
    }
  }

  /// Returns bytes from a function that, like `listxattr`, fills a buffer and returns its size;
  /// nil if the function fails. `errno` is then set.
  private static func bytes(
    filledBy fill: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> [UInt8]? {
    let size = fill(nil, 0)
    guard size > 0 else { return size == 0 ? [] : nil }
    var bytes = [CChar](repeating: 0, count: size)
    let count = fill(&bytes, size)
    return count < 0 ? nil : bytes.prefix(count).map(UInt8.init(bitPattern:))
  }
}
