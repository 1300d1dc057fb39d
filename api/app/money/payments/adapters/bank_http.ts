import { GatewayUnreachable } from '../domain/gateway.js'

/** The customer's own request waits meanwhile. */
const timeoutMs = 8_000

interface BankRequest {
  url: string
  body: string
  contentType: string
  headers?: Record<string, string>
}

const unreachable = (url: string, code: string, isPassing: boolean, cause?: unknown) =>
  new GatewayUnreachable(`${new URL(url).host}: ${code}`, { code, isPassing }, { cause })

/**
 * Anything but 2xx counts as no answer: the bank may have acted all the same.
 * @throws GatewayUnreachable
 */
export const postToBank = async ({
  url,
  body,
  contentType,
  headers,
}: BankRequest): Promise<string> => {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': contentType, ...headers },
      body,
    })
    if (response.ok) return await response.text()
    await response.body?.cancel()
  } catch (error) {
    throw unreachable(url, 'NO_ANSWER', true, error)
  }
  // Do not retry at once after a 4xx, 429 above all.
  throw unreachable(url, `HTTP ${response.status}`, response.status >= 500)
}

/** @throws GatewayUnreachable also when the answer is no JSON object */
export const postJsonToBank = async <Answer extends object>(
  url: string,
  body: object
): Promise<Partial<Answer>> => {
  const contentType = 'application/json'
  const text = await postToBank({ url, body: JSON.stringify(body), contentType })
  const answer = parsed(text)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw unreachable(url, 'MALFORMED', true)
  }
  return answer
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
