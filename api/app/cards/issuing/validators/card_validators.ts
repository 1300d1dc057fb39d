import vine from '@vinejs/vine'
import { cardCodePurposes, cardRules } from '#contracts/cards'
import { codeDigits } from '#contracts/codes'
import { toAsciiDigits } from '#contracts/digits'
import { limits } from '#contracts/limits'
import { otpSecret, textField } from '#app/platform/values/validation'

/** Strings, as they may begin with 0; any script's digits. */
const secret = (pattern: RegExp) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(value).trim() : value))
    .regex(pattern)

const pin = () => secret(new RegExp(`^\\d{${cardRules.pinDigits}}$`))
const cvv2 = () =>
  secret(new RegExp(`^\\d{${cardRules.cvv2DigitsMin},${cardRules.cvv2DigitsMax}}$`))

export const activateValidator = vine.create({ cvv2: cvv2(), pin1: pin() })
export const checkCvv2Validator = vine.create({ cvv2: cvv2() })
export const changePinValidator = vine.create({ pin1Old: pin(), pin1New: pin() })
export const resetPinValidator = vine.create({
  otpSecret: otpSecret(codeDigits.CARD_FORGOT_PIN),
  pin1: pin(),
})
/** In a body, since addresses are logged. */
export const cardNumberValidator = vine.create({
  cardNumber: secret(new RegExp(`^\\d{${cardRules.numberDigits}}$`)),
})
export const blockCardValidator = vine.create({ otpSecret: otpSecret(codeDigits.CARD_BLOCK) })
export const cvv2Validator = vine.create({ otpSecret: otpSecret(codeDigits.CARD_CVV2) })
export const unfreezeCardValidator = vine.create({ otpSecret: otpSecret(codeDigits.CARD_UNFREEZE) })
export const cardCodeValidator = vine.create({ purpose: vine.enum(cardCodePurposes).optional() })
export const confirmAddressValidator = vine.create({
  addressId: vine.string().uuid().optional(),
  reason: textField(limits.reason),
})
export const answerFileValidator = vine.create({
  file: vine.file({ size: '2mb', extnames: ['xlsx'] }).optional(),
})
