import { leftOpenBy, untilAnswered } from '@kasbeno/api/contracts/repeats'
import { requestTimeoutMs } from '@kasbeno/api/contracts/waits'
import { endSession, renewSession, session, tokenOfSession } from '#core/session.ts'
import type { AddressFor, AnswerTo, PathOf } from './contract.ts'
import { ApiError, ConnectionError, LostAnswer } from './errors.ts'
import { traceId } from './trace.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** The answer that is already known; an unchanged one comes back as `notModified`. */
  etag?: string
  idempotencyKey?: string
  /** Ends the request when nobody waits for its answer any more. */
  signal?: AbortSignal
  /** Without waiting for renewal, inside its turn. */
  isInTurn?: boolean
}

export interface Answer {
  data: unknown
  etag?: string
  notModified: boolean
}

declare global {
  /** What `public/early.js` asked for before the application was here. */
  var kasbenoHome: { path: string; answer: Promise<Response | null> } | undefined
}

/** Failed prefetches are repeated. */
const takeEarly = async (path: string): Promise<Response | null> => {
  const early = globalThis.kasbenoHome
  globalThis.kasbenoHome = undefined
  const response = early?.path === path ? await early.answer : null
  return response?.ok ? response : null
}

const send = async (path: string, options: RequestOptions): Promise<Response> => {
  const early = await takeEarly(path)
  if (early) return early
  const headers = new Headers({
    'Accept': 'application/json',
    'X-Client': 'web',
    'X-Trace-Id': traceId,
  })
  const token = session.token.peek()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.etag) headers.set('If-None-Match', options.etag)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
  try {
    return await fetch(`/api${path}`, {
      method: options.method ?? 'GET',
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      cache: 'no-store',
      signal: untilTimeOr(options.signal),
    })
  } catch {
    throw new ConnectionError()
  }
}

/** Old phones lack `AbortSignal.any`. */
const untilTimeOr = (signal: AbortSignal | undefined): AbortSignal => {
  const time = AbortSignal.timeout(requestTimeoutMs)
  if (!signal) return time
  const either = new AbortController()
  const end = () => either.abort()
  if (signal.aborted) end()
  time.addEventListener('abort', end)
  signal.addEventListener('abort', end)
  return either.signal
}

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => {
    throw new ConnectionError()
  })
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Renews and tells whether to retry; never in the name of a left company.
 * @throws ApiError, ConnectionError
 */
export const renewForRepeat = async (
  usedToken: string | null,
  isCommand: boolean
): Promise<boolean> => {
  const isRenewed = await renewSession(usedToken)
  if (isCommand && session.left.peek()) throw new ApiError(401, {})
  // Unanswered is not refused: the session lives.
  if (!isRenewed && session.exists.peek()) throw new ConnectionError()
  return isRenewed
}

/** Renews once; a lasting 401 or 403 ends the session. */
export const respond = async (path: string, options: RequestOptions): Promise<Response> => {
  const usedToken = options.isInTurn ? session.token.peek() : await tokenOfSession()
  // Without a token it would be refused.
  if (usedToken === null && session.exists.peek()) throw new ConnectionError()
  let response = await send(path, options)
  if (response.status === 401 && usedToken && !options.isInTurn) {
    if (await renewForRepeat(usedToken, options.method !== undefined)) {
      response = await send(path, options)
    }
  }
  if (response.ok || response.status === 304) return response
  const body = await readJson(response)
  const isRefused = response.status === 401 || response.status === 403
  if (usedToken && isRefused && !options.isInTurn) endSession()
  throw new ApiError(response.status, (body ?? {}) as Record<string, unknown>)
}

const askOnce = async (path: string, options: RequestOptions): Promise<Answer> => {
  const response = await respond(path, options)
  if (response.status === 304) {
    return { data: undefined, etag: options.etag, notModified: true }
  }
  const data = await readJson(response)
  return { data, etag: response.headers.get('ETag') ?? undefined, notModified: false }
}

/** Retried under its key; without one the outcome is unknown. */
export const ask = async (path: string, options: RequestOptions = {}): Promise<Answer> => {
  if (options.method === undefined) return askOnce(path, options)
  if (options.idempotencyKey === undefined) {
    return askOnce(path, options).catch((error: unknown) => {
      throw error instanceof ConnectionError ? new LostAnswer(false) : error
    })
  }
  return untilAnswered(() => askOnce(path, options), {
    leftOpen: (error) => (error instanceof ApiError ? leftOpenBy(error.status, error.title) : null),
    unknown: () => new LostAnswer(true),
  })
}

/** Typed by method and path. */
export const api = {
  get: async <P extends PathOf<'get'>>(path: AddressFor<'get', P>) =>
    (await ask(path)).data as AnswerTo<'get', P>,
  post: async <P extends PathOf<'post'>>(
    path: AddressFor<'post', P>,
    body: unknown = {},
    idempotencyKey?: string
  ) => (await ask(path, { method: 'POST', body, idempotencyKey })).data as AnswerTo<'post', P>,
  put: async <P extends PathOf<'put'>>(path: AddressFor<'put', P>, body: unknown) =>
    (await ask(path, { method: 'PUT', body })).data as AnswerTo<'put', P>,
  delete: async <P extends PathOf<'delete'>>(path: AddressFor<'delete', P>) =>
    (await ask(path, { method: 'DELETE' })).data as AnswerTo<'delete', P>,
}
