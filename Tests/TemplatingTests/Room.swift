// The first test of this room replaces this file.
