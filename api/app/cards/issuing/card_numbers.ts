import { randomInt } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { cardRules, withCheckDigit } from '#contracts/cards'
import { cardBin } from '#config/cards'

const purpose = 'card-number'

/** A number of the bank's range that nobody can foresee. */
export const drawNumber = (): string => {
  const free = cardRules.numberDigits - cardBin.length - 1
  const drawn = Array.from({ length: free }, () => randomInt(10)).join('')
  return withCheckDigit(`${cardBin}${drawn}`)
}

/** Whether the bank could have issued it: cards of other banks, and most slips of a finger, are none. */
export const mayBeOurs = (number: string): boolean =>
  number.startsWith(cardBin) && withCheckDigit(number.slice(0, -1)) === number

/** A number as the columns of its row hold it: encrypted, found by a keyed index, shown by its last digits. */
export const sealedNumber = (number: string) => ({
  number_encrypted: encryption.encrypt(number, { purpose }),
  number_index: encryption.blindIndex(number, purpose),
  last_four: number.slice(-4),
})

/** The indexes that a number may be found by: under the key of today and under those that it replaced. */
export const numberIndexes = (number: string): string[] => encryption.blindIndexes(number, purpose)

/** The whole number, for its holder, the issuer and the printer. @throws when APP_KEY is another one */
export const openedNumber = (encrypted: string): string => {
  const number = encryption.decrypt<string>(encrypted, purpose)
  if (!number) throw new Error('a card number does not decrypt: was APP_KEY changed?')
  return number
}
