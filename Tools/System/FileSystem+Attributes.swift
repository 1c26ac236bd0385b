import Foundation
import WaymarkCLibrary

extension FileSystem {
  /// Gives a file the extended attributes of another file, which include access control lists.
  ///
  /// - Returns: False if the attributes couldn't be read or copied; true if the file system doesn't
  ///   support extended attributes.
  package static func copyExtendedAttributes(of file: String, to copy: String) -> Bool {
    guard let names = names(of: file), let others = self.names(of: copy) else {
      return errno == ENOTSUP
    }
    return names.allSatisfy { name in
      guard let value = bytes(filledBy: { getxattr(file, name, $0, $1) }) else { return false }
      return setxattr(copy, name, value, value.count, 0) == 0
    } && others.subtracting(names).allSatisfy { removexattr(copy, $0) == 0 }
  }

  /// Returns the names of a file's extended attributes; nil if they can't be read.
  private static func names(of file: String) -> Set<String>? {
    bytes(filledBy: { listxattr(file, $0, $1) }).map { bytes in
      Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Returns the bytes that a function such as `listxattr` writes into a buffer. The function
  /// returns the number of bytes. If it fails, the result is nil, and `errno` is set.
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
