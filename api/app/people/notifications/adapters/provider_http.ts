import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { pickUpTimeoutMs, providerTimeoutMs, SmsUnknown, SmsUnreached } from './sms_adapter.js'

interface ProviderRequest {
  provider: string
  url: URL
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface ProviderAnswer {
  httpStatus: number
  /** Undefined where the answer was no JSON object. */
  json: Record<string, unknown> | undefined
}

/** Far more than a provider ever says. */
const answerMax = 1_000_000

/**
 * Asks a provider, and tells apart what `fetch` does not: whether it was never reached, or was told and did not
 * answer. Not through the address book of redirects: a key goes to the host that it was made for, alone.
 * @throws SmsUnreached, SmsUnknown
 */
export const callSmsProvider = ({
  provider,
  url,
  method,
  headers,
  body = '',
}: ProviderRequest): Promise<ProviderAnswer> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    let isReached = false
    // A connection of its own: one that the provider has just closed would make an unknown out of every rest.
    const sent = send(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(providerTimeoutMs),
      headers: {
        'accept': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    })
    const fail = (error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.name
      reject(isReached ? new SmsUnknown(provider, reason) : new SmsUnreached(provider, reason))
    }
    sent.on('error', fail)
    sent.on('socket', (socket) => {
      socket.setTimeout(pickUpTimeoutMs, () => {
        if (!isReached) sent.destroy(Object.assign(new Error(), { code: 'PICK_UP_TIMEOUT' }))
      })
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isReached = true
        socket.setTimeout(0)
      })
    })
    sent.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      response.on('error', fail)
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > answerMax) response.destroy(new Error('too long'))
        else parts.push(part)
      })
      response.on('end', () =>
        resolve({ httpStatus: response.statusCode!, json: parsed(Buffer.concat(parts).toString()) })
      )
    })
    sent.end(body)
  })

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Who answers in the four hundreds has read the request and not done it; everything else may have been done. */
export const isRefusal = ({ httpStatus }: ProviderAnswer): boolean =>
  httpStatus >= 400 && httpStatus < 500
