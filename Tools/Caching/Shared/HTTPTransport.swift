import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to a shared cache.
struct HTTPRequest: Sendable {
  var url: URL
  var token: String?
  /// The bytes to store; nil to request stored bytes.
  var body: [UInt8]?
  /// The maximum size of the response's body in bytes.
  var limit: Int
}

struct HTTPResponse: Sendable {
  var status: Int
  var body: [UInt8] = []
}

/// The error for a request without a complete response.
struct HTTPFailure: Error, CustomStringConvertible {
  var description: String
}

/// A client for servers that may be slow or hostile. Redirects aren't followed, and the time and
/// the size of a response are limited.
struct HTTPTransport: Sendable {
  private let session: URLSession
  private let exchanges = Exchanges()
  /// The time limit for a request with its response, in seconds.
  private let limit: Double

  init(limit: Double) {
    self.limit = limit
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = SharedCache.concurrency
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    session = URLSession(
      configuration: configuration, delegate: exchanges, delegateQueue: ReceivingThreadQueue())
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var message = URLRequest(url: request.url, timeoutInterval: limit)
    message.setValue("waymark", forHTTPHeaderField: "User-Agent")
    if let token = request.token {
      message.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    if let body = request.body {
      message.httpMethod = "PUT"
      message.httpBody = Data(body)
      message.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    }
    let task = session.dataTask(with: message)
    let watchdog = Task { [exchanges, limit] in
      try await Task.sleep(for: .seconds(limit))
      exchanges.end(
        task, with: HTTPFailure(description: "it didn't answer within \(Int(limit)) seconds"))
    }
    defer { watchdog.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchanges.begin(task, limit: request.limit, continuation)
      }
    } onCancel: {
      exchanges.end(task, with: CancellationError())
    }
  }
}

/// The responses that are being received.
private final class Exchanges: NSObject, URLSessionDataDelegate {
  private struct Exchange {
    let continuation: CheckedContinuation<HTTPResponse, any Error>
    let limit: Int
    var response = HTTPResponse(status: 0)
  }

  private let open = Mutex<[Int: Exchange]>([:])

  func begin(
    _ task: URLSessionTask, limit: Int, _ continuation: CheckedContinuation<HTTPResponse, any Error>
  ) {
    open.withLock {
      $0[task.taskIdentifier] = Exchange(continuation: continuation, limit: limit)
    }
    // The cancellation handler may have been called before the exchange was registered.
    if Task.isCancelled { end(task, with: CancellationError()) } else { task.resume() }
  }

  /// Ends an exchange with an error, unless the exchange is complete.
  func end(_ task: URLSessionTask, with error: any Error) {
    let exchange = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let exchange else { return }
    cancel(task)
    exchange.continuation.resume(throwing: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
    let exchange = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    cancel(task)
    exchange?.continuation.resume(returning: HTTPResponse(status: response.statusCode))
  }

  /// Cancels a task on another thread. Cancelling waits for the thread that receives data, and the
  /// methods of this delegate are called on that thread.
  private func cancel(_ task: URLSessionTask) { DispatchQueue.global().async { task.cancel() } }

  func urlSession(_ session: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    let fits = open.withLock { open in
      guard let exchange = open[task.taskIdentifier] else { return true }
      guard exchange.response.body.count + data.count <= exchange.limit else { return false }
      open[task.taskIdentifier]?.response.body += data
      return true
    }
    if !fits { end(task, with: HTTPFailure(description: "it sent too much data")) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard var exchange = open.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    guard error == nil, let response = task.response as? HTTPURLResponse else {
      // The error's own description isn't used because it contains durations.
      let code = (error as? URLError)?.code.rawValue ?? 0
      return exchange.continuation.resume(
        throwing: HTTPFailure(
          description: "the connection failed with URLError \(code); check the server and its URL"))
    }
    exchange.response.status = response.statusCode
    exchange.continuation.resume(returning: exchange.response)
  }
}
