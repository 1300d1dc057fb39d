import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 100

/** False after the time. */
export async function until(isSo: () => boolean | Promise<boolean>, msMax: number) {
  const deadline = Date.now() + msMax
  while (!(await isSo())) {
    if (Date.now() > deadline) return false
    await pause(pollMs)
  }
  return true
}
