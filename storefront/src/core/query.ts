import { signal, type Signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { ask } from './api/client.ts'
import type { AddressFor, AnswerTo, PathOf } from './api/contract.ts'
import { mayPass } from './api/errors.ts'
import { pauseAfterFailure, pauseBetweenPolls } from './pauses.ts'
import { onPlanSwitch, onSessionEnd } from './session.ts'

export interface QueryState<T> {
  data?: T
  error?: unknown
  isLoading: boolean
}

/** By the path of each. */
export type Split = (data: never) => [path: string, data: unknown][]

export interface QueryOptions {
  /** Milliseconds; slower when unchanged, paused when hidden. */
  pollMs?: number
  /** Stable per path. */
  split?: Split
}

interface Follower {
  pollMs?: number
}

interface Entry {
  state: Signal<QueryState<unknown>>
  etag?: string
  loadedAt: number
  running?: Promise<void>
  /** Ends the request that is under way. */
  abort?: () => void
  /** Without followers nothing is fetched. */
  followers: Set<Follower>
  /** Embedded answers. */
  split?: Split
  /** Commands that wait for the answer, whether a page shows it or not. */
  waiting: number
  timer?: ReturnType<typeof setTimeout>
  /** Answers in a row that brought nothing new, and requests in a row that failed. */
  unchanged: number
  failures: number
}

/** person §9: stale after a second; no refetch on focus. */
const staleAfterMs = 1000
const entries = new Map<string, Entry>()
/** Person or plan changed: refetch. */
const epoch = signal(0)

const stop = (entry: Entry) => {
  clearTimeout(entry.timer)
  entry.abort?.()
}

const forgetAnswers = () => {
  entries.forEach(stop)
  entries.clear()
  epoch.value++
}
onSessionEnd(forgetAnswers)
onPlanSwitch(forgetAnswers)

const entryOf = (path: string): Entry => {
  const known = entries.get(path)
  if (known) return known
  const entry: Entry = {
    state: signal<QueryState<unknown>>({ isLoading: true }),
    loadedAt: 0,
    followers: new Set(),
    waiting: 0,
    unchanged: 0,
    failures: 0,
  }
  entries.set(path, entry)
  return entry
}

const isCurrent = (path: string, entry: Entry) => entries.get(path) === entry

const pauseOf = (entry: Entry): number | null => {
  const { error } = entry.state.peek()
  if (error !== undefined) return mayPass(error) ? pauseAfterFailure(entry.failures) : null
  const polls = [...entry.followers].flatMap(({ pollMs }) => pollMs ?? [])
  return polls.length > 0 ? pauseBetweenPolls(Math.min(...polls), entry.unchanged) : null
}

/** One timer per path, none while hidden. */
const schedule = (path: string, entry: Entry) => {
  clearTimeout(entry.timer)
  if (!isCurrent(path, entry) || entry.followers.size === 0 || entry.running) return
  if (document.visibilityState !== 'visible') return
  const pause = pauseOf(entry)
  if (pause !== null) entry.timer = setTimeout(() => void load(path), pause)
}

/**
 * So that the pages of the parts need not ask; what was asked after this answer is newer, and
 * stays.
 */
const seedParts = (entry: Entry, askedAt: number) => {
  const { data } = entry.state.peek()
  for (const [path, part] of entry.split?.(data as never) ?? []) {
    const own = entryOf(path)
    if (own.running || own.loadedAt > askedAt) continue
    own.loadedAt = Date.now()
    own.etag = undefined
    own.state.value = { data: part, isLoading: false }
  }
}

const fetchInto = async (path: string, entry: Entry, signal: AbortSignal) => {
  const askedAt = Date.now()
  try {
    const answer = await ask(path, { etag: entry.etag, signal })
    entry.loadedAt = Date.now()
    entry.failures = 0
    entry.unchanged = answer.notModified ? entry.unchanged + 1 : 0
    if (answer.notModified) {
      const { data, error, isLoading } = entry.state.peek()
      if (error !== undefined || isLoading) entry.state.value = { data, isLoading: false }
    } else {
      entry.etag = answer.etag
      entry.state.value = { data: answer.data, isLoading: false }
    }
    seedParts(entry, askedAt)
  } catch (error) {
    if (signal.aborted) return
    entry.failures++
    entry.state.value = { data: entry.state.peek().data, error, isLoading: false }
  }
}

const load = (path: string): Promise<void> => {
  const entry = entryOf(path)
  if (entry.running) return entry.running
  clearTimeout(entry.timer)
  const controller = new AbortController()
  entry.abort = () => controller.abort()
  entry.running = fetchInto(path, entry, controller.signal).finally(() => {
    entry.running = undefined
    entry.abort = undefined
    // Left and entered again while the request was ending.
    if (controller.signal.aborted && entry.followers.size > 0 && isCurrent(path, entry)) {
      return void load(path)
    }
    schedule(path, entry)
  })
  return entry.running
}

const follow = (path: string, { pollMs, split }: QueryOptions) => {
  const entry = entryOf(path)
  entry.split ??= split
  const follower = { pollMs }
  entry.followers.add(follower)
  if (Date.now() - entry.loadedAt > staleAfterMs) void load(path)
  else schedule(path, entry)
  return () => {
    entry.followers.delete(follower)
    // The next page may follow at once.
    queueMicrotask(() => {
      if (entry.followers.size > 0) return schedule(path, entry)
      entry.unchanged = 0
      clearTimeout(entry.timer)
      if (entry.waiting === 0) entry.abort?.()
    })
  }
}

/** Visible or online again. */
const wake = () => {
  for (const [path, entry] of entries) {
    clearTimeout(entry.timer)
    if (document.visibilityState !== 'visible' || entry.followers.size === 0) continue
    entry.unchanged = 0
    entry.failures = 0
    if (pauseOf(entry) !== null) void load(path)
  }
}
document.addEventListener('visibilitychange', wake)
addEventListener('online', wake)

/**
 * For a command: asks although no page may show the path, and is not ended by a page that is left.
 */
const demand = async (path: string): Promise<Entry> => {
  const entry = entryOf(path)
  entry.waiting++
  try {
    // It predates the command.
    await entry.running
    await load(path)
  } finally {
    entry.waiting--
  }
  return entry
}

/** Ahead of the page. */
export const prefetch = (path: string) => void load(path)

/** By prefix, after commands. */
export const refresh = (prefix: string): Promise<unknown> =>
  Promise.all([...entries.keys()].filter((path) => path.startsWith(prefix)).map(demand))

/** Asks now and gives the answer, which the pages that show this path then have too. */
export const fetchFresh = async <P extends PathOf<'get'>>(
  path: AddressFor<'get', P>
): Promise<AnswerTo<'get', P>> => {
  const { data, error } = (await demand(path)).state.peek()
  if (error !== undefined) throw error
  return data as AnswerTo<'get', P>
}

const reload = (path: string) => {
  const entry = entryOf(path)
  entry.state.value = { data: entry.state.peek().data, isLoading: true }
  return load(path)
}

export interface Query<T> extends QueryState<T> {
  reload: () => void
}

const nothing = signal<QueryState<unknown>>({ isLoading: true })

/** Null: not yet. */
export const useQuery = <P extends PathOf<'get'>>(
  path: AddressFor<'get', P> | null,
  { pollMs, split }: QueryOptions = {}
): Query<AnswerTo<'get', P>> => {
  useSignals()
  const session = epoch.value
  useEffect(
    () => (path ? follow(path, { pollMs, split }) : undefined),
    [path, pollMs, split, session]
  )
  const state = (path ? entryOf(path).state : nothing).value as QueryState<AnswerTo<'get', P>>
  return { ...state, reload: () => path && void reload(path) }
}
