import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** A reader that is slow by itself needs no longer pause. */
const pauseMsMax = 50

export const yieldToEventLoop = async (): Promise<void> => {
  await turn()
}

/** Pauses for as long as the piece before took. @param began of that piece, from `performance.now()` */
export const yieldAsLongAsSince = (began: number): Promise<void> =>
  pause(Math.min(pauseMsMax, performance.now() - began))
