// Filled by the first working step.
