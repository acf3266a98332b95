// Counts what a thread allocates, so that tests can say that something allocates nothing.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: not under a sanitizer, which has an allocator of its own.
bool allocation_counter_is_on(void);

/// How often this thread has allocated since it began.
uint64_t allocation_counter_value(void);

#endif
