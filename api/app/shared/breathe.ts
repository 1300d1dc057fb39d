import { setImmediate as turn } from 'node:timers/promises'

/** Between two pieces of long work: whoever else the process serves has their turn. */
export const breathe = async (): Promise<void> => {
  await turn()
}
