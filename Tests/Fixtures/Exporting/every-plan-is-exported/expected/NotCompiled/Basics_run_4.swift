// Articles/Basics.md#run-4
// It is never compiled: no
