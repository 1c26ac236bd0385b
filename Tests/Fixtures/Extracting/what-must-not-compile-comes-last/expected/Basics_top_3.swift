import Testing
import Library

