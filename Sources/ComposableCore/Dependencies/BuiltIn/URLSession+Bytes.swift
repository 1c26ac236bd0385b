#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLSession {
    /// Returns the bytes of a resource, like the method of the same name on Apple platforms.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let (bytes, _) = try await URLSession.shared.bytes(from: URL(string: "data:,Mira")!)
    /// var name = ""
    /// for try await byte in bytes { name.unicodeScalars.append(Unicode.Scalar(byte)) }
    /// #expect(name == "Mira")
    /// ```
    ///
    /// The whole resource is loaded before this method returns.
    ///
    /// - Throws: The error of the request, such as a `URLError`.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await data(from: url)
      return (AsyncBytes(data: data), response)
    }

    /// An asynchronous sequence of the bytes of a resource.
    public struct AsyncBytes: AsyncSequence, Sendable {
      let data: Data

      /// Returns an iterator over the bytes, in order.
      public func makeAsyncIterator() -> Iterator {
        Iterator(bytes: data.makeIterator())
      }

      /// An iterator over bytes.
      public struct Iterator: AsyncIteratorProtocol {
        var bytes: Data.Iterator

        /// Returns the next byte, or `nil` at the end.
        ///
        /// - Throws: `CancellationError` if the task is cancelled.
        public mutating func next() async throws -> UInt8? {
          try Task.checkCancellation()
          return bytes.next()
        }
      }
    }
  }
#endif
