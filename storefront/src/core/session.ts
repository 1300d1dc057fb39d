import type { Plan } from '@kasbeno/api/contracts/plans'
import { signal } from '@preact/signals-react'
import type { AnswerTo } from './api/contract.ts'
import { randomId, traceId } from './api/trace.ts'
import { requestTimeoutMs } from '@kasbeno/api/contracts/waits'
import { readStored, store } from './storage.ts'

/** Access token in memory, refresh token HttpOnly; only a hint is stored, to spare strangers a request. */
const hintKey = 'kasbeno.session'
const lockName = 'kasbeno-session'
/** A pending renewal's key, reused after reload. */
const renewalKey = 'kasbeno.renewal'

type TokenPair = AnswerTo<'post', '/user/refresh-token'>

/** `switched`: same person, other plan; `replaced`: another sign-in. */
type Message =
  | { kind: 'renewed'; token: string; left?: string }
  | { kind: 'switched'; plan: Plan }
  | { kind: 'replaced' }
  | { kind: 'end' }

export const session = {
  token: signal<string | null>(null),
  /** There is a session, as far as this browser knows; its token may still have to be fetched. */
  exists: signal(readStored(hintKey) !== null),
  /**
   * Name of the company that it spoke for and that its bearer has left, until they have read it.
   */
  left: signal<string>(),
}

/** Own exit, without way back. */
let hasLeft = false
export const leftByOwner = () => hasLeft

const endings = new Set<() => void>()
/** What has to be forgotten with the session: cached answers, drafts. */
export const onSessionEnd = (forget: () => void) => endings.add(forget)

const switches = new Set<(plan: Plan | null) => void>()
/** In any tab; null for none. */
export const onPlanSwitch = (follow: (plan: Plan | null) => void) => switches.add(follow)

const tabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kasbeno-session')
const tell = (message: Message) => tabs?.postMessage(message)

const speakFor = (plan: Plan | null, left?: string) => {
  session.left.value = left
  switches.forEach((follow) => follow(plan))
}

const forget = () => {
  session.token.value = null
  session.exists.value = false
  store(hintKey, null)
  store(renewalKey, null)
  endings.forEach((ending) => ending())
}

const take = (pair: TokenPair) => {
  hasLeft = false
  session.token.value = pair.bearerToken
  session.exists.value = true
  store(hintKey, '1')
}

/** After signing in. */
export const startSession = (pair: TokenPair) => {
  endings.forEach((ending) => ending())
  session.left.value = undefined
  take(pair)
  tell({ kind: 'replaced' })
}

/** The same person goes on in another plan; what was typed stays. */
export const switchSession = (pair: TokenPair, plan: Plan) => {
  take(pair)
  speakFor(plan)
  tell({ kind: 'switched', plan })
}

export const endSession = () => {
  forget()
  tell({ kind: 'end' })
}

export const leaveSession = () => {
  hasLeft = true
  endSession()
}

/** person §4 "Login". */
export const clearSession = forget

declare global {
  /** What `worker/early.js` began before the application was here. */
  var kasbenoRenewal: Promise<Response | null> | undefined
}

const takeEarly = () => {
  const early = globalThis.kasbenoRenewal
  globalThis.kasbenoRenewal = undefined
  return early
}

/** Same key, same answer. */
const requestRenewal = (key: string) =>
  takeEarly() ??
  fetch('/api/user/refresh-token', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Client': 'web',
      'X-Trace-Id': traceId,
      'Idempotency-Key': key,
    },
    body: '{}',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
  })

/** Single-use tokens; Web Locks need a secure origin. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(lockName, work) as Promise<T>) : work()

let running: Promise<boolean> | null = null

/** True with a newer token; lost connections end nothing. */
export const renewSession = (failedToken: string | null): Promise<boolean> => {
  running ??= inTurn(async () => {
    if (session.token.peek() !== failedToken) return session.token.peek() !== null
    const key = readStored(renewalKey) ?? randomId()
    store(renewalKey, key)
    const response = await requestRenewal(key).catch(() => null)
    if (response?.ok) {
      // Repeated under its key.
      const pair = await response.json().then(
        (body) => body as TokenPair,
        () => null
      )
      if (!pair) return false
      store(renewalKey, null)
      take(pair)
      const left = pair.leftCompany
      if (left) speakFor(null, left)
      tell({ kind: 'renewed', token: pair.bearerToken, left })
      return true
    }
    if (response && response.status < 500 && response.status !== 429) forget()
    return false
  }).finally(() => {
    running = null
  })
  return running
}

const listenToTabs = () => {
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'end') forget()
    else if (data.kind === 'renewed') {
      session.token.value = data.token
      if (data.left) speakFor(null, data.left)
    } else if (data.kind === 'replaced') location.reload()
    else {
      // Refetched from the cookie.
      session.token.value = null
      speakFor(data.plan)
    }
  })
}

/** Null when unanswered. */
export const tokenOfSession = async (): Promise<string | null> => {
  if (session.token.peek() === null && session.exists.peek()) await renewSession(null)
  return session.token.peek()
}

listenToTabs()
