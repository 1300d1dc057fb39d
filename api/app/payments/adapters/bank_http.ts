import { GatewayUnreachable } from '../domain/gateway.js'

/** A bank that is slower than this is asked again; the customer's own request waits meanwhile. */
const timeoutMs = 8_000

interface BankRequest {
  url: string
  body: string
  contentType: string
  headers?: Record<string, string>
}

/**
 * Posts to a bank. An answer of 5xx says as little as none.
 * @throws GatewayUnreachable
 */
export const postToBank = async ({
  url,
  body,
  contentType,
  headers,
}: BankRequest): Promise<string> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': contentType, ...headers },
      body,
    })
    if (response.status >= 500) throw new Error(`it answered ${response.status}`)
    return await response.text()
  } catch (error) {
    throw new GatewayUnreachable(`${new URL(url).host}: ${String(error)}`, { cause: error })
  }
}

/** The same in JSON. @throws GatewayUnreachable also when the answer cannot be read */
export const postJsonToBank = async <Answer>(url: string, body: object): Promise<Answer> => {
  const contentType = 'application/json'
  const text = await postToBank({ url, body: JSON.stringify(body), contentType })
  try {
    return JSON.parse(text) as Answer
  } catch (error) {
    throw new GatewayUnreachable(`${new URL(url).host}: no JSON`, { cause: error })
  }
}
