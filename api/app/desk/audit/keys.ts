import { hash, hkdfSync } from 'node:crypto'
import { appKeys } from '#config/encryption'

interface SealKey {
  id: string
  key: Buffer
}

const fromSecret = (secret: string): SealKey => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kasbeno audit chain', 32))
  return { key, id: hash('sha256', key).slice(0, 12) }
}

const [current, ...retired] = appKeys.map(fromSecret)

export const sealKey: SealKey = current

/** The key that a seal was made with, also one that was replaced since. */
export const keyNamed = (id: string): Buffer | undefined =>
  [current, ...retired].find((known) => known.id === id)?.key
