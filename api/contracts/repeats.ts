/** Between the tries of a command whose answer was lost; milliseconds. */
export const repeatPausesMs = [1_000, 2_000, 4_000] as const
/** Nobody is kept waiting for longer than this and one more try. */
const repeatsLastMs = 40_000

/**
 * What an answer leaves open: whether the command was carried out; the same, with nobody there to be asked (no network,
 * nothing in time); or why it was not.
 */
export type LeftOpen = 'outcome' | 'unreachable' | 'reason' | null

export const leftOpenBy = (status: number, title: unknown): LeftOpen => {
  if (status === 0) return 'unreachable'
  if (status === 502 || status === 504) return 'outcome'
  if (title === 'OutcomeUnknownException') return 'outcome'
  return status === 503 ? 'reason' : null
}

const realTime = {
  now: Date.now,
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

interface Repeats {
  /** Of an error that the call was answered with. */
  leftOpen: (error: unknown) => LeftOpen
  /** What is said when it stays unknown. */
  unknown: () => Error
}

/**
 * A command under its key, which takes effect once: as long as the server cannot say whether it did, it is asked again.
 * A server that is away says nothing of the try before.
 * @throws whatever the call throws once that is an answer, else `unknown`
 */
export const untilAnswered = async <T>(
  call: () => Promise<T>,
  { leftOpen, unknown }: Repeats,
  { now, pause }: typeof realTime = realTime
): Promise<T> => {
  const begun = now()
  let isUnknown = false
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      const open = leftOpen(error)
      // Whoever has no network is told at once, and asks again by the same button.
      if (open === 'unreachable' && !isUnknown) throw unknown()
      isUnknown ||= open === 'outcome'
      if (!isUnknown || open === null) throw error
      const pauseMs = repeatPausesMs[tries]
      if (pauseMs === undefined || now() - begun > repeatsLastMs) throw unknown()
      await pause(pauseMs)
    }
  }
}
