import logger from '@adonisjs/core/services/logger'
import type { ProviderAccount } from '#config/signing'
import { clock } from '#app/platform/time/clock'
import { requestSignature } from '../domain/wire.js'
import { ProviderDown } from './signature_provider.js'

/** A question is answered within this; files take longer. */
const [askMs, filesMs] = [8_000, 40_000]
/** More than any answer of the protocol has; who sends more is not listened to. */
const answerBytesMax = 65_536

export interface ProviderCall {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the base address, with its query. */
  path: string
  json?: object
  file?: { bytes: Buffer; mimeType: string }
}

const bodyOf = ({ json, file }: ProviderCall) => {
  if (file) return { body: new Uint8Array(file.bytes), contentType: file.mimeType }
  return { body: json ? JSON.stringify(json) : '', contentType: 'application/json' }
}

const read = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > answerBytesMax) throw new Error('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const down = (account: ProviderAccount, what: string) => {
  const host = new URL(account.baseUrl).host
  logger.warn({ provider: account.clientId, host, what }, 'the provider of signatures fails')
  return new ProviderDown()
}

/** Asks the provider once. @throws ProviderDown for whatever is no 2xx with a JSON object in it */
export const callSigningProvider = async (
  account: ProviderAccount,
  call: ProviderCall
): Promise<Record<string, unknown>> => {
  const { body, contentType } = bodyOf(call)
  const timestamp = String(Math.floor(clock.systemNow().toSeconds()))
  const { method, path } = call
  let response: Response
  let text: string
  try {
    response = await fetch(`${account.baseUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(call.file ? filesMs : askMs),
      headers: {
        'accept': 'application/json',
        'x-client-id': account.clientId,
        'x-timestamp': timestamp,
        'x-signature': requestSignature(account.secret, { timestamp, method, path, body }),
        ...(method === 'GET' ? {} : { 'content-type': contentType }),
      },
      ...(method === 'GET' ? {} : { body }),
    })
    text = await read(response)
  } catch {
    throw down(account, 'no answer')
  }
  if (!response.ok) throw down(account, `HTTP ${response.status}`)
  const answer = parsed(text)
  if (!answer) throw down(account, 'malformed')
  return answer
}

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
