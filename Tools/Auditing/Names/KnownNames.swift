import WaymarkModel

/// Modules and names that a document can use without declaring them.
package enum KnownNames {
  /// Modules that exist only on other platforms.
  package static let foreignModules: Set<String> = [
    "AppKit", "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AudioToolbox",
    "AuthenticationServices", "CloudKit", "Cocoa", "Combine", "Contacts", "CoreBluetooth",
    "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreText",
    "CryptoKit", "EventKit", "GameKit", "HealthKit", "ImageIO", "LocalAuthentication", "MapKit",
    "Metal", "MetalKit", "Network", "NaturalLanguage", "OSLog", "PDFKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "QuartzCore", "RealityKit", "SafariServices", "SceneKit", "Security",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "System", "VideoToolbox", "Vision", "WatchKit", "WebKit", "WidgetKit",
    "WinSDK", "os", "simd",
  ]

  /// Returns whether a name belongs to a module that exists only on other platforms, according to a
  /// list and to common prefixes.
  package static func isForeign(_ name: String) -> Bool {
    foreignNames.contains(name)
      || name.wholeMatch(of: Self.foreignName) != nil
  }

  private static let foreignNames: Set<String> = [
    "ObservableObject", "Published", "State", "Binding", "StateObject", "ObservedObject", "View",
    "Text", "Button", "NavigationStack", "NavigationView", "NavigationLink", "VStack", "HStack",
    "ZStack", "List", "ForEach", "App", "Scene", "WindowGroup", "Environment", "EnvironmentObject",
    "Color", "Image", "Form", "Section", "Toggle", "TextField", "PassthroughSubject",
    "CurrentValueSubject", "AnyCancellable", "AnyPublisher", "UIView", "NSView", "Bindable",
    "AppStorage", "Query", "ModelContext", "Just", "Publisher", "NSColor", "SwiftUI", "UIKit",
    "AppKit", "os_log", "OSLog", "OSAllocatedUnfairLock", "autoreleasepool", "kCFAllocatorDefault",
  ]

  /// Common names of the standard library.
  package static let standard: Set<String> = [
    "Actor", "Array", "Bool", "Character", "Clock", "Collection", "Comparable", "Dictionary",
    "Double", "Duration", "Equatable", "Error", "Float", "Float16", "Hashable", "Identifiable",
    "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "Iterator", "KeyPath", "Mirror", "Never",
    "Optional", "Range", "Regex", "Result", "Sequence", "Set", "String", "Substring", "Task",
    "TaskGroup", "Unicode", "Void", "abs", "max", "min", "print", "repeatElement", "sequence",
    "stride", "swap", "type", "zip", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// Common names of the standard library and of Foundation. Other names can be misspellings of
  /// them.
  package static let common = standard.union(foundation).union([
    "CaseIterable", "Codable", "CustomStringConvertible", "Decodable", "Encodable",
    "ExpressibleByStringLiteral", "IteratorProtocol", "Numeric", "ObjectIdentifier", "OptionSet",
    "RawRepresentable", "Sendable", "StaticString", "StringProtocol", "UnsafePointer", "assert",
    "assertionFailure", "debugPrint", "fatalError", "isKnownUniquelyReferenced", "precondition",
    "preconditionFailure", "readLine", "withCheckedContinuation", "withTaskGroup",
    "withThrowingTaskGroup",
  ])

  /// Names of the toolchain that some documents redeclare to show how they're implemented.
  package static let toolchain = common.union(regexBuilder).union([
    "ClosedRange", "CodingKey", "CustomDebugStringConvertible", "FixedWidthInteger",
    "LosslessStringConvertible", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    "SignedInteger", "UnsignedInteger", "AdditiveArithmetic", "AnyCollection", "AnyHashable",
    "AnyIterator", "AnySequence", "ArraySlice", "AsyncIteratorProtocol", "AsyncSequence",
    "AsyncStream", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "BitwiseCopyable", "ContiguousArray", "Copyable", "Differentiable", "Escapable", "Executor",
    "FloatingPoint", "ManagedBuffer", "MutableCollection", "RandomAccessCollection",
    "RandomNumberGenerator", "RangeReplaceableCollection", "SIMD", "SerialExecutor", "Strideable",
    "TextOutputStream",
  ])

  /// The protocols of the standard library that packages often extend with members.
  package static let protocols: Set<String> = [
    "AdditiveArithmetic", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "Collection", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable",
    "LosslessStringConvertible", "MutableCollection", "Numeric", "RandomAccessCollection",
    "RangeReplaceableCollection", "RawRepresentable", "Sequence", "SignedInteger", "SignedNumeric",
    "Strideable", "StringProtocol", "UnsignedInteger",
  ]

  /// Common attributes of the compiler and of Swift Testing.
  package static let attributes: Set<String> = [
    "MainActor", "Suite", "Test", "available", "discardableResult", "escaping", "inlinable",
    "propertyWrapper", "resultBuilder", "testable",
  ]

  /// Names that RegexBuilder declares.
  private static let regexBuilder: Set<String> = [
    "Anchor", "Capture", "CharacterClass", "ChoiceOf", "Lookahead", "NegativeLookahead",
    "OneOrMore", "Optionally", "RegexComponentBuilder", "TryCapture", "ZeroOrMore",
  ]

  /// Returns whether a name is a placeholder, such as `foo` or `x`.
  package static func isPlaceholder(_ name: String) -> Bool {
    name.count == 1 || ["bar", "bas", "baz", "foo", "qux"].contains(name.lowercased())
  }

  /// The modules of the toolchain and of other platforms.
  package static let modules = foreignModules.union([
    "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationNetworking", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ])

  /// Common mutating methods of the standard library.
  package static let mutatingMethods: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge",
    "negate", "next", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replace", "replaceSubrange", "reverse", "shuffle", "sort",
    "subtract", "swapAt", "toggle", "update", "updateValue", "write",
  ]

  /// Common members of types of the standard library and of Foundation. Other names can be
  /// misspellings of them.
  package static let members = mutatingMethods.union([
    "absoluteString", "addingTimeInterval", "allSatisfy", "appending", "appendingPathComponent",
    "capacity", "capitalized", "compactMap", "components", "contains", "count", "decode",
    "description", "deletingLastPathComponent", "distance", "drop", "dropFirst", "dropLast",
    "elementsEqual", "encode", "endIndex", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "forEach", "formatted", "hasPrefix", "hasSuffix", "indices", "intersection", "isEmpty",
    "isMultiple", "isSubset", "isSuperset", "joined", "keys", "last", "lastIndex",
    "lastPathComponent", "lowercased", "magnitude", "mapValues", "max", "min", "partition",
    "pathExtension", "prefix", "quotientAndRemainder", "randomElement", "reduce", "removeFirst",
    "removeLast", "replacing", "replacingOccurrences", "reserveCapacity", "resourceValues",
    "reversed", "rounded", "shuffled", "sorted", "split", "squareRoot", "startIndex", "startOfDay",
    "starts", "subtracting", "suffix", "symmetricDifference", "timeIntervalSince",
    "trimmingCharacters", "union", "unicodeScalars", "uppercased", "utf8", "values", "wholeMatch",
  ])

  /// The names of C library functions that are also common in examples.
  package static let systemFunctions: Set<String> = [
    "abort", "accept", "access", "alarm", "bind", "close", "connect", "dup", "exit", "fork",
    "index", "link", "listen", "log", "open", "pause", "pipe", "poll", "read", "remove", "rename",
    "select", "send", "shutdown", "signal", "sleep", "socket", "stat", "sync", "system", "time",
    "times", "truncate", "wait", "write",
  ]

  /// Other names of the C library that are also common in examples.
  package static let systemValues: Set<String> = [
    "daylight", "div", "environ", "group", "leaf", "option", "passwd", "preorder", "postorder",
    "signgam", "timezone", "tm",
  ]

  /// Returns whether an earlier version of the standard library declared a name.
  package static func isRemoved(_ name: String) -> Bool { removedNames.contains(name) }

  private static let removedNames: Set<String> = [
    "AnyForwardCollection", "AnyGenerator", "ArrayLiteralConvertible", "BooleanType",
    "CollectionType", "CustomPlaygroundQuickLookable", "DictionaryLiteralConvertible",
    "EmptyGenerator", "ErrorType", "FloatLiteralConvertible", "GeneratorOfOne", "GeneratorType",
    "IntegerLiteralConvertible", "IntegerType", "MutableCollectionType", "NilLiteralConvertible",
    "OptionSetType", "OutputStreamType", "RangeReplaceableCollectionType", "SequenceType",
    "StringLiteralConvertible", "UnsafeMutablePointerConvertible", "println", "toString",
    "unsafeAddressOf", "withUnsafePointers",
  ]

  /// Returns which of Foundation, FoundationNetworking, XCTest, and RegexBuilder must be imported
  /// by code that uses the given names.
  package static func modules(of names: Set<String>) -> [String] {
    let isNetworking = names.contains { $0.hasPrefix("URLSession") || $0.hasPrefix("URLRequest") }
    return (names.isDisjoint(with: foundation) ? [] : ["Foundation"])
      + (isNetworking ? ["FoundationNetworking"] : [])
      + (names.contains { $0.hasPrefix("XCT") } ? ["XCTest"] : [])
      + (names.contains("Regex") && !names.isDisjoint(with: regexBuilder) ? ["RegexBuilder"] : [])
  }

  /// Returns whether code uses a member that Foundation adds to strings.
  package static func usesFoundation(_ code: String) -> Bool {
    foundationMembers.contains { code.contains($0) }
  }

  private static let foundationMembers = [
    "String(format:", ".trimmingCharacters(", ".components(separatedBy:", ".replacingOccurrences(",
  ]

  /// Returns whether a name is a common Foundation name.
  package static func isFoundation(_ name: String) -> Bool { foundation.contains(name) }

  /// Common Foundation names.
  private static let foundation: Set<String> = [
    "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "FileHandle", "FileManager",
    "IndexPath", "IndexSet", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "Locale", "LocalizedError", "Measurement", "NSError", "NSLock", "NSNumber",
    "NSObject", "NSRange", "NSRegularExpression", "NSString", "Notification", "NotificationCenter",
    "NumberFormatter", "OperationQueue", "PersonNameComponents", "Pipe", "Process", "ProcessInfo",
    "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Thread",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "URLRequest",
    "URLSession", "UUID", "UserDefaults", "XMLParser", "arc4random_uniform", "ceil", "cos", "exp",
    "floor", "log", "log2", "pow", "round", "sin", "sqrt", "tan",
  ]

  private static let foreignName = Pattern(/(UI|NS|AV|CL|MK|SK|WK|UN|CN|CI|CA|CG)[A-Z][a-z].*/)
}
