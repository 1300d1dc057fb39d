import vine from '@vinejs/vine'
import { cardRules } from '#contracts/cards'
import { toAsciiDigits } from '#contracts/digits'
import { cardPaymentStatuses, deviceRules } from '#contracts/devices'
import { paymentSources } from '#contracts/orders'
import { rialsField, textField, verbatim } from '#app/platform/values/validation'

const digits = (pattern: RegExp) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(value).trim() : value))
    .regex(pattern)
const cardNumber = () => digits(new RegExp(`^\\d{${cardRules.numberDigits}}$`))
const pin = () => digits(new RegExp(`^\\d{${cardRules.pinDigits}}$`))
/** Safe within a path. */
const reference = () => verbatim(deviceRules.referenceMax).regex(/^[\w-]+$/)
const amount = () => rialsField().min(1)

export const cardValidator = vine.create({ cardNumber: cardNumber() })
export const balanceValidator = vine.create({ cardNumber: cardNumber(), pin: pin() })
export const paymentValidator = vine.create({
  reference: reference(),
  cardNumber: cardNumber(),
  pin: pin(),
  paymentSource: vine.enum(paymentSources).optional(),
  amount: amount().optional(),
  containerId: vine.string().uuid().toLowerCase().optional(),
})
export const reversalValidator = vine.create({ reference: reference(), amount: amount() })
export const scanValidator = vine.create({ qr: verbatim(200) })
export const containerValidator = vine.create({
  reference: reference(),
  amount: amount(),
  description: textField(deviceRules.descriptionMax),
})

export const cardSaleValidator = vine.create({
  externalId: reference(),
  cardNumber: cardNumber(),
  pin: pin(),
  amount: amount(),
  paymentSource: vine.enum(paymentSources).optional(),
})
export const cancellationValidator = vine.create({ externalId: reference(), amount: amount() })
export const deviceInquiryValidator = vine.create({ externalId: reference() })
export const listFilterValidator = vine.create({
  status: vine.enum(cardPaymentStatuses).optional(),
})
