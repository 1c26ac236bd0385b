// Tests of features compare values with CustomDump, and dependency clients report issues. Neither
// should require additional imports.
@_exported import CustomDump
@_exported import IssueReporting

// Neither should code that observes a store with 'withObservationTracking'.
@_exported import Observation

// Dependency clients in older documents use this function to report unimplemented endpoints.
@_exported import func XCTestDynamicOverlay.XCTUnimplemented

// 'URLSession' is part of Foundation, but on some platforms it's in a separate module.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
