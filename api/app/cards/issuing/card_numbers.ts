import { randomInt } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { cardRules, withCheckDigit } from '#contracts/cards'
import { cardBin } from '#config/cards'

const purpose = 'card-number'

/** Unpredictable, in the bank's range. */
export const drawNumber = (): string => {
  const free = cardRules.numberDigits - cardBin.length - 1
  const drawn = Array.from({ length: free }, () => randomInt(10)).join('')
  return withCheckDigit(`${cardBin}${drawn}`)
}

/** Excludes other banks' cards and most typing errors. */
export const mayBeOurs = (number: string): boolean =>
  number.startsWith(cardBin) && withCheckDigit(number.slice(0, -1)) === number

/** Encrypted, indexed by key, and last digits. */
export const sealedNumber = (number: string) => ({
  number_encrypted: encryption.encrypt(number, { purpose }),
  number_index: encryption.blindIndex(number, purpose),
  last_four: number.slice(-4),
})

/** Current and former keys. */
export const numberIndexes = (number: string): string[] => encryption.blindIndexes(number, purpose)

/**
 * For holder, issuer and printer.
 * @throws under another APP_KEY
 */
export const openedNumber = (encrypted: string): string => {
  const number = encryption.decrypt<string>(encrypted, purpose)
  if (!number) throw new Error('a card number does not decrypt: was APP_KEY changed?')
  return number
}
