import vine from '@vinejs/vine'
import { approbationRules } from '#contracts/approbations'
import { cardHolderRules, isPersianName } from '#contracts/card_holders'
import {
  calendarDate,
  nationalCode,
  otpSecret,
  phone,
  rialsField,
  textField,
} from '#app/platform/values/validation'
import type { FieldContext } from '@vinejs/vine/types'
import { messages } from '../i18n/fa.js'

const persianRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isPersianName(value)) {
    field.report(messages.namePersian, 'persian', field)
  }
})
const persianName = () => textField(cardHolderRules.name).use(persianRule())

/** company §5 "Legal card holder registration" */
export const holderValidator = vine.create({
  firstName: persianName(),
  lastName: persianName(),
  birthDate: calendarDate(),
  phoneNumber: phone(),
  nationalCode: nationalCode(),
  /** In the address, as all of it. */
  ceiling: rialsField()
    .parse((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value))
    .min(1)
    .optional(),
})

export const assignValidator = vine.create({
  userId: vine.string().uuid(),
  addressId: vine.string().uuid(),
})
export const blockCodeValidator = vine.create({ phone: phone() })
export const blockValidator = vine.create({ phone: phone(), otpSecret: otpSecret() })
export const ceilingValidator = vine.create({
  ceiling: rialsField().min(1).nullable(),
  otpSecret: otpSecret().optional(),
})

/** An absent member's phone. */
const onBehalfOf = { onBehalfOf: phone().optional() }
export const startContractValidator = vine.create(onBehalfOf)
export const signContractValidator = vine.create({ otpSecret: otpSecret(), ...onBehalfOf })
export const refuseContractValidator = vine.create({
  ...onBehalfOf,
  otpSecret: otpSecret(),
  reason: textField(approbationRules.reason),
})
