// Extracting
