import { createPublicKey, verify } from 'node:crypto'
import type { SignatureFailure } from '#contracts/signing'
import type { SigningVerdict } from '../adapters/signature_provider.js'

export interface Expected {
  digest: string
  certificateSerial: string
  /** PEM. */
  certificateKey: string
}
export type SignatureEnding =
  | { status: 'SIGNED'; signature: string; signedAt: Date }
  | { status: 'REFUSED'; failure: SignatureFailure }
  | { status: 'EXPIRED' }

/** A provider's signature is over the digest as text, under SHA-256. */
export const provesSignature = (digest: string, signature: string, key: string): boolean => {
  try {
    const bytes = Buffer.from(signature, 'base64')
    return verify('sha256', Buffer.from(digest), createPublicKey(key), bytes)
  } catch {
    return false
  }
}

/**
 * What the provider's answer makes of a document; null while it is open there. Only a signature of this very text,
 * under the person's own certificate, that verifies, counts as one.
 */
export const endingOf = (verdict: SigningVerdict, expected: Expected): SignatureEnding | null => {
  switch (verdict.status) {
    case 'OPEN':
      return null
    case 'EXPIRED':
      return { status: 'EXPIRED' }
    case 'REFUSED':
      return { status: 'REFUSED', failure: 'DECLINED' }
    case 'SIGNED': {
      const { digest, certificateSerial, signature, signedAt } = verdict
      const isOurs =
        digest === expected.digest &&
        certificateSerial === expected.certificateSerial &&
        provesSignature(digest, signature, expected.certificateKey)
      return isOurs
        ? { status: 'SIGNED', signature, signedAt }
        : { status: 'REFUSED', failure: 'OTHER_DOCUMENT' }
    }
  }
}
