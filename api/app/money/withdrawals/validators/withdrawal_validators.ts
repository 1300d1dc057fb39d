import vine from '@vinejs/vine'
import { iban, otpSecret, rialsField } from '#app/platform/values/validation'

const wanted = { amount: rialsField(), iban: iban() }

export const withdrawalCodeValidator = vine.create(wanted)
export const withdrawalValidator = vine.create({ ...wanted, otpSecret: otpSecret() })
