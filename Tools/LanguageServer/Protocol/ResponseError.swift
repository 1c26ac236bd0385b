/// The reason why a request has no result.
struct ResponseError: Error, Equatable {
  var code: Int
  var message: String

  static let parseError = ResponseError(code: -32_700, message: "the message isn't valid JSON")
  static let malformedHeader = ResponseError(
    code: -32_700, message: "the message's header has no valid 'Content-Length'")
  static let invalidRequest = ResponseError(
    code: -32_600, message: "the message isn't a valid request")
  static let alreadyInitialized = ResponseError(
    code: -32_600, message: "the server is already initialized")
  static let shutDown = ResponseError(code: -32_600, message: "the server has shut down")
  static let notInitialized = ResponseError(
    code: -32_002, message: "the first request must be 'initialize'")
  static let cancelled = ResponseError(code: -32_800, message: "the request was cancelled")
  static let invalidParameters = ResponseError(
    code: -32_602, message: "the parameters are invalid, or the document isn't open")

  static func unknownMethod(_ method: String) -> ResponseError {
    ResponseError(code: -32_601, message: "there is no method '\(method)'")
  }

  static func failed(_ error: any Error) -> ResponseError {
    ResponseError(code: -32_803, message: "\(error)")
  }
}
