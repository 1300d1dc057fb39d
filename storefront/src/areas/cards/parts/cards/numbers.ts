import { maskedNumber } from '@kasbeno/api/contracts/cards'
import { jalaliDate } from '#core/jalali.ts'

export const groupsOf = (cardNumber: string): string[] => cardNumber.match(/.{1,4}/g) ?? []

export const inGroups = (cardNumber: string): string => groupsOf(cardNumber).join(' ')

export const masked = (cardNumber: string): string => maskedNumber(cardNumber.slice(-4))

/**
 * `jYYYY/jMM`.
 * @param expireAt Gregorian `YYYY-MM`; the month of its first day
 */
export const expiryOf = (expireAt: string): string =>
  jalaliDate(`${expireAt}-01`).split('/').slice(0, 2).join('/')
