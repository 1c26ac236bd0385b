// Tests of features compare values with CustomDump, and dependency clients report issues. Neither
// should require additional imports.
@_exported import CustomDump
@_exported import IssueReporting

// Code that observes a store with 'withObservationTracking' shouldn't require an import, either.
@_exported import Observation

// 'URLSession' is part of Foundation, but on some platforms it's in a separate module.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
