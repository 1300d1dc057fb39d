import { Throttled } from '../errors.js'
import { messages } from './i18n/fa.js'

/** Each export that is being answered holds a connection of the pool. */
const atOnce = 3
/** So that no one person takes all of them. */
const ofOneAtOnce = 1
const retryAfterS = 10

const running = new Map<string, number>()

/** Takes a slot of this process for an answer. @returns what gives it back, once. @throws Throttled (429) */
export const takeExportSlot = (personId: string): (() => void) => {
  const own = running.get(personId) ?? 0
  if (own >= ofOneAtOnce) throw new Throttled(retryAfterS, messages.ownExportRuns)
  const all = [...running.values()].reduce((sum, count) => sum + count, 0)
  if (all >= atOnce) throw new Throttled(retryAfterS, messages.exportsBusy)
  running.set(personId, own + 1)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    const left = (running.get(personId) ?? 1) - 1
    if (left > 0) running.set(personId, left)
    else running.delete(personId)
  }
}
