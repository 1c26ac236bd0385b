// Tests of features compare values with CustomDump, and clients report issues. Files that use a
// feature's names shouldn't need more imports.
@_exported import CustomDump
@_exported import IssueReporting

// Clients of older documents report their use with it.
@_exported import func XCTestDynamicOverlay.XCTUnimplemented

// 'URLSession' is part of Foundation, but on some platforms it's in a separate module.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
