import { randomUUID } from 'node:crypto'
import { expectDocumented } from './conformance.js'

/** An answer, read whole. */
export interface Answer<Body = any> {
  status: number
  headers: Headers
  body: Body
}
export interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  /** True makes a fresh Idempotency-Key, a string is used as it is. */
  key?: string | true
}

export const baseUrl = () => `http://${process.env.HOST}:${process.env.PORT}`

/**
 * One real HTTP request to the server under test. Objects travel as JSON, FormData as it is. Every answer
 * has to fit the API's document.
 */
export const call = async (
  method: string,
  path: string,
  { token, body, headers, key }: CallOptions = {}
): Promise<Answer> => {
  const multipart = body instanceof FormData
  const url = new URL(path, baseUrl())
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && !multipart ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key === true ? randomUUID() : key } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : multipart ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  const answer = {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : text,
  }
  expectDocumented(method, url.pathname, answer)
  return answer
}

export const get = (path: string, options?: CallOptions) => call('GET', path, options)
export const post = (path: string, body?: unknown, options?: CallOptions) =>
  call('POST', path, { body: body ?? {}, ...options })
export const put = (path: string, body?: unknown, options?: CallOptions) =>
  call('PUT', path, { body: body ?? {}, ...options })
