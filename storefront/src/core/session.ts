import type { Plan } from '@kasbeno/api/contracts/plans'
import { signal } from '@preact/signals-react'
import type { AnswerTo } from './api/contract.ts'
import { randomId, traceId } from './api/trace.ts'
import { requestTimeoutMs } from '@kasbeno/api/contracts/waits'
import { readStored, store } from './storage.ts'

/**
 * The access token lives in memory alone; the refresh token in an HttpOnly cookie. What is stored
 * is only that there was a session, so that a stranger's first visit asks nothing of the server.
 */
const hintKey = 'kasbeno.session'
const lockName = 'kasbeno-session'
/** The key of a renewal whose answer is still out; a page that was left meanwhile repeats it. */
const renewalKey = 'kasbeno.renewal'

type TokenPair = AnswerTo<'post', '/user/refresh-token'>

/**
 * `renewed` keeps the context, `switched` is the same person in another plan, `replaced` another sign-in, whose
 * pages must be read anew.
 */
type Message =
  | { kind: 'renewed'; token: string; left?: string }
  | { kind: 'switched'; plan: Plan }
  | { kind: 'replaced' }
  | { kind: 'end' }

export const session = {
  token: signal<string | null>(null),
  /** There is a session, as far as this browser knows; its token may still have to be fetched. */
  exists: signal(readStored(hintKey) !== null),
  /** Name of the company that it spoke for and that its bearer has left, until they have read it. */
  left: signal<string>(),
}

/** True after the owner's own exit, which asks for no way back. */
let hasLeft = false
export const leftByOwner = () => hasLeft

const endings = new Set<() => void>()
/** What has to be forgotten with the session: cached answers, drafts. */
export const onSessionEnd = (forget: () => void) => endings.add(forget)

const switches = new Set<(plan: Plan | null) => void>()
/** What has to follow when the session speaks for another plan, or for none: here, or in another tab. */
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

/** A new login first clears the stored session and the cached answers. person §4 "Login". */
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

/** A refresh token counts once, but under the same key its answer can be had again. */
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

/** Refresh tokens are single use, so tabs take turns; Web Locks exist only on secure origins. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(lockName, work) as Promise<T>) : work()

let running: Promise<boolean> | null = null

/** True when there is a token other than the one that failed. A lost connection ends nothing. */
export const renewSession = (failedToken: string | null): Promise<boolean> => {
  running ??= inTurn(async () => {
    if (session.token.peek() !== failedToken) return session.token.peek() !== null
    const key = readStored(renewalKey) ?? randomId()
    store(renewalKey, key)
    const response = await requestRenewal(key).catch(() => null)
    if (response?.ok) {
      // An answer that breaks off is asked for again, under the same key.
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
      // The token of the plan before soon ends; the next call fetches one from the cookie.
      session.token.value = null
      speakFor(data.plan)
    }
  })
}

/** The token to call with; fetched where the session has none yet. It stays null when nothing answers. */
export const tokenOfSession = async (): Promise<string | null> => {
  if (session.token.peek() === null && session.exists.peek()) await renewSession(null)
  return session.token.peek()
}

listenToTabs()
