// Tests of features compare values with CustomDump, and dependency clients report issues. Files
// that use the names of a feature shouldn't need additional imports for this.
@_exported import CustomDump
@_exported import IssueReporting

// Code that observes a store with 'withObservationTracking' shouldn't need one, either.
@_exported import Observation

// Dependency clients in older documents use this function to report unimplemented endpoints.
@_exported import func XCTestDynamicOverlay.XCTUnimplemented

// 'URLSession' is part of Foundation, but on some platforms it's in a separate module.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
