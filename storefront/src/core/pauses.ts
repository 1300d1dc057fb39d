const growth = 1.5
const longestPollMs = 30_000
const firstRetryMs = 2000
const longestRetryMs = 30_000

/** Answers that bring nothing new are asked for less and less often. */
export const pauseBetweenPolls = (pollMs: number, unchanged: number): number =>
  Math.max(pollMs, Math.min(longestPollMs, pollMs * growth ** unchanged))

/** Doubles with each failure, and lies anywhere in its upper half, so that phones do not come back all at once. */
export const pauseAfterFailure = (failures: number, chance = Math.random()): number => {
  const longest = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1))
  return longest / 2 + (longest / 2) * chance
}
