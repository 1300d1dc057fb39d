import { onSessionEnd } from './session.ts'
import { readStored, store } from './storage.ts'

const key = 'kasbeno.last-known'

/** Offline copy, per session. */
export interface LastKnown<T> {
  path: string
  at: string
  data: T
}

const isLastKnown = (value: unknown): value is LastKnown<unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'at' in value && 'data' in value

export const readLastKnown = <T>(path: string): LastKnown<T> | null => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    return isLastKnown(kept) && kept.path === path ? (kept as LastKnown<T>) : null
  } catch {
    return null
  }
}

export const keepLastKnown = (path: string, data: unknown, at = new Date()) =>
  store(key, JSON.stringify({ path, at: at.toISOString(), data }))

onSessionEnd(() => store(key, null))
