// Tests of features compare values with CustomDump, and clients report issues. Files that use a
// feature's names shouldn't need more imports.
@_exported import CustomDump
@_exported import IssueReporting
