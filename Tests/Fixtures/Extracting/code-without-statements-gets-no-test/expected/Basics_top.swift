import Testing
import WaymarkHarness
import Library

// Only a comment.
