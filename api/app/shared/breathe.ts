import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** A reader that is slow itself needs no rest. */
const restMsMax = 50

/** Between two pieces of long work: whoever else the process serves has their turn. */
export const breathe = async (): Promise<void> => {
  await turn()
}

/** The same, and as long a turn as the piece before took. @param began as `performance.now()` has it */
export const rest = (began: number): Promise<void> =>
  pause(Math.min(restMsMax, performance.now() - began))
