#ifndef CLAUNCH_H
#define CLAUNCH_H

/// What one run of a program took.
struct launch_result {
  /// From just before the program was loaded to its end, in seconds.
  double wall_seconds;
  /// User and system time, in seconds.
  double cpu_seconds;
  /// The most memory it held at one time, in bytes.
  long peak_bytes;
  /// The exit status, or 128 and the number of the signal that ended it.
  int status;
};

/// Runs a program to its end with its three streams on /dev/null.
///
/// The child is made with `fork`, which Swift does not offer, because a child made with `vfork` or
/// `posix_spawn` is charged with the memory of its parent.
///
/// `argv` ends with a null pointer; its first element is the path of the program. Returns 0, or the
/// `errno` of what failed.
int launch_measured(char *const argv[], struct launch_result *result);

#endif
