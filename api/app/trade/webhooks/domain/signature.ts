import { createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

/** Used as raw bytes of the HMAC key. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64url')}`

/** X-Kasbeno-Signature: `sha256=<hex HMAC of "timestamp.body">`, one per key, newest first, comma-separated. */
export const signatureOf = (secrets: readonly string[], timestamp: string, body: string): string =>
  secrets
    .map((secret) => createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'))
    .map((hex) => `sha256=${hex}`)
    .join(', ')
