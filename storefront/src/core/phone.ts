/** Fits +98… and 0098…. */
export const longestPhone = 14
