import type { ErrorBody } from '@kasbeno/api/contracts/errors'
import { HttpError } from 'react-admin'
import { setBankTime } from '../lib/jalali'
import type { GetAnswer, GetPath } from './contract'
import { clientName, getBearerToken, refreshSession } from './session'

export interface RequestOptions {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Survives the page, for requests on leaving. */
  keepalive?: boolean
}

/** Uploads set their own multipart type. */
const isJson = (body: unknown) => body !== undefined && !(body instanceof FormData)

const send = (url: string, { body, headers, ...options }: RequestOptions) =>
  fetch(url, {
    ...options,
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      'X-Client': clientName,
      ...(isJson(body) ? { 'Content-Type': 'application/json' } : {}),
      ...(getBearerToken() ? { Authorization: `Bearer ${getBearerToken()}` } : {}),
      ...headers,
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  })

const refusalOf = async (response: Response): Promise<HttpError> => {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  return new HttpError(body.message ?? 'errors.network', response.status, body)
}

/**
 * Renews an expired token once.
 * @throws HttpError with the server's Persian message, status and body
 */
export const request = async (url: string, options: RequestOptions = {}): Promise<Response> => {
  const unreachable = (error: Error) => {
    if (error.name === 'AbortError') throw error
    const isRead = (options.method ?? 'GET') === 'GET'
    throw new HttpError(isRead ? 'errors.network' : 'errors.lost', 0)
  }
  let response = await send(url, options).catch(unreachable)
  if (response.status === 401 && getBearerToken() && (await refreshSession().catch(unreachable))) {
    response = await send(url, options).catch(unreachable)
  }
  const bankTime = response.headers.get('X-Bank-Time')
  if (bankTime) setBankTime(bankTime)
  if (!response.ok) throw await refusalOf(response)
  return response
}

/** The path types the answer. */
export const getJson = async <P extends GetPath>(
  url: string,
  signal?: AbortSignal
): Promise<GetAnswer<P>> => (await request(url, { signal })).json()

/** Extra members of the refusal. */
export const refusalBody = (error: unknown): Partial<ErrorBody> & Record<string, unknown> =>
  error instanceof HttpError && error.body ? error.body : {}
