const growth = 1.5
const longestPollMs = 30_000
const firstRetryMs = 2000
const longestRetryMs = 30_000

/** Slows down on unchanged answers. */
export const pauseBetweenPolls = (pollMs: number, unchanged: number): number =>
  Math.max(pollMs, Math.min(longestPollMs, pollMs * growth ** unchanged))

/** Exponential with jitter in the upper half. */
export const pauseAfterFailure = (failures: number, chance = Math.random()): number => {
  const longest = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1))
  return longest / 2 + (longest / 2) * chance
}
