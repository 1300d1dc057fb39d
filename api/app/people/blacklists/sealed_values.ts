import encryption from '@adonisjs/core/services/encryption'
import type { BlacklistKind } from '#contracts/blacklists'

const purposeOf = (kind: BlacklistKind): string => `blacklist-${kind}`

export const sealedValue = (kind: BlacklistKind, value: string) => ({
  value_encrypted: encryption.encrypt(value, { purpose: purposeOf(kind) }),
  value_index: encryption.blindIndex(value, purposeOf(kind)),
  last_four: value.slice(-4),
})

/** The indexes that a value may be found by: under the key of today and under those that it replaced. */
export const valueIndexes = (kind: BlacklistKind, value: string): string[] =>
  encryption.blindIndexes(value, purposeOf(kind))
