import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const cipher = 'aes-256-gcm'
const purpose = 'signature-file'
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16]

/** A file as the store holds it, and its key as the row holds it: neither is readable without the other. */
export interface SealedFile {
  bytes: Buffer
  /** Encrypted under APP_KEY. Forgetting it erases the file wherever copies of it lie. */
  sealedKey: string
}

/** Under a key of its own, so that no two files look alike and a backup keeps nothing of what was erased. */
export const sealFile = (bytes: Buffer): SealedFile => {
  const [key, nonce] = [randomBytes(keyBytes), randomBytes(nonceBytes)]
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()])
  return {
    bytes: Buffer.concat([nonce, sealing.getAuthTag(), sealed]),
    sealedKey: encryption.encrypt(key.toString('base64'), { purpose }),
  }
}

/** @throws Error when it was changed, or sealed under a key that is not configured */
export const openFile = ({ bytes, sealedKey }: SealedFile): Buffer => {
  const key = encryption.decrypt<string>(sealedKey, purpose)
  if (!key) throw new Error('a signature file does not decrypt: was APP_KEY changed?')
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, Buffer.from(key, 'base64'), nonce)
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()])
}
