/** Aborted once the process has been told to stop: it takes no new work, and finishes what it has. */
export const draining = new AbortController()
