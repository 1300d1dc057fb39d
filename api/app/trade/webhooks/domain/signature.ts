import { createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

/** A key that partner and we share; its characters, as they stand, are the bytes of the HMAC's key. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64url')}`

/**
 * The value of X-Kasbeno-Signature: `sha256=<hex HMAC of "timestamp.body">`, during a rotation one for
 * each key, the newest first, with a comma between them.
 */
export const signatureOf = (secrets: readonly string[], timestamp: string, body: string): string =>
  secrets
    .map((secret) => createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'))
    .map((hex) => `sha256=${hex}`)
    .join(', ')
