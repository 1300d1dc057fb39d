import { signal, type Signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { ask } from './api/client.ts'
import { onSessionEnd } from './session.ts'

export interface QueryState<T> {
  data?: T
  error?: unknown
  isLoading: boolean
}

interface Entry {
  state: Signal<QueryState<unknown>>
  etag?: string
  loadedAt: number
  running?: Promise<void>
}

/** person §9: an answer is stale after one second; nothing is retried or fetched on focus. */
const staleAfterMs = 1000
const entries = new Map<string, Entry>()
onSessionEnd(() => entries.clear())

const entryOf = (path: string): Entry => {
  const known = entries.get(path)
  if (known) return known
  const entry: Entry = { state: signal<QueryState<unknown>>({ isLoading: true }), loadedAt: 0 }
  entries.set(path, entry)
  return entry
}

const fetchInto = async (path: string, entry: Entry) => {
  try {
    const answer = await ask<unknown>(path, { etag: entry.etag })
    entry.loadedAt = Date.now()
    if (answer.notModified) {
      const { data, error } = entry.state.peek()
      if (error !== undefined) entry.state.value = { data, isLoading: false }
      return
    }
    entry.etag = answer.etag
    entry.state.value = { data: answer.data, isLoading: false }
  } catch (error) {
    entry.state.value = { data: entry.state.peek().data, error, isLoading: false }
  }
}

const load = (path: string): Promise<void> => {
  const entry = entryOf(path)
  entry.running ??= fetchInto(path, entry).finally(() => {
    entry.running = undefined
  })
  return entry.running
}

/** Asks again whatever is known below the path, after a command has changed it. */
export const refresh = (prefix: string): Promise<unknown> =>
  Promise.all([...entries.keys()].filter((path) => path.startsWith(prefix)).map(load))

/** Asks now and gives the answer, which the pages that show this path then have too. */
export const fetchFresh = async <T>(path: string): Promise<T> => {
  const entry = entryOf(path)
  await entry.running
  await load(path)
  const { data, error } = entry.state.peek()
  if (error !== undefined) throw error
  return data as T
}

const reload = (path: string) => {
  const entry = entryOf(path)
  entry.state.value = { data: entry.state.peek().data, isLoading: true }
  return load(path)
}

export interface Query<T> extends QueryState<T> {
  reload: () => void
}

export interface QueryOptions {
  /** Asks again after so many milliseconds while the page is visible; an unchanged answer is a 304. */
  pollMs?: number
}

const pollWhileVisible = (path: string, pollMs: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(tick, pollMs)
  }
  const tick = () => void load(path).finally(next)
  const wake = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') tick()
  }
  next()
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  return () => {
    pollMs = Infinity
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
    removeEventListener('online', wake)
  }
}

const nothing = signal<QueryState<unknown>>({ isLoading: true })

/** Reads a path of the API; null asks nothing yet. */
export const useQuery = <T>(path: string | null, { pollMs }: QueryOptions = {}): Query<T> => {
  useSignals()
  useEffect(() => {
    if (path && Date.now() - entryOf(path).loadedAt > staleAfterMs) void load(path)
  }, [path])
  useEffect(() => (path && pollMs ? pollWhileVisible(path, pollMs) : undefined), [path, pollMs])
  const state = (path ? entryOf(path).state : nothing).value as QueryState<T>
  return { ...state, reload: () => path && void reload(path) }
}
