import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { iban, otpSecret, rials, text } from '#app/shared/validation'

const wanted = { amount: rials(), iban: iban() }

export const withdrawalCodeValidator = vine.create(wanted)
export const withdrawalValidator = vine.create({ ...wanted, otpSecret: otpSecret() })
export const refusalValidator = vine.create({ reason: text(limits.reason) })
