import vine from '@vinejs/vine'
import {
  gatewayIndicators,
  openPayments,
  paymentStatuses,
  transactionSourceTypes,
} from '#contracts/payments'
import { sandboxResults } from '../adapters/sandbox_bank.js'
import { limits } from '#contracts/limits'
import {
  bankNumber,
  calendarDate,
  cleanString,
  rialsField,
  textField,
} from '#app/platform/values/validation'

/** Limits are checked where their messages are. */
export const walletChargeValidator = vine.create({
  plan: vine.string(),
  amount: rialsField(),
  indicator: vine.enum(gatewayIndicators),
})

/** A blank filter is no filter. */
const optional = (value: unknown) => (value === '' || value === null ? undefined : value)

export const transactionsValidator = vine.create({
  transactionSourceType: vine.enum(transactionSourceTypes).parse(optional).optional(),
  transactionStatus: vine
    .enum([...paymentStatuses, openPayments] as const)
    .parse(optional)
    .optional(),
})

export const simulatorChoiceValidator = vine.create({
  token: cleanString().maxLength(64),
  result: vine.enum(sandboxResults),
})

export const confirmValidator = vine.create({ receipt: bankNumber(50) })

export const depositValidator = vine.create({
  indicator: vine.enum(gatewayIndicators),
  amount: rialsField().min(1),
  trackingNumber: bankNumber(60),
  depositedOn: calendarDate(),
})

export const settleByHandValidator = vine.create({
  bankReference: bankNumber(50),
  reason: textField(limits.reason),
  despiteReversal: vine.boolean({ strict: true }).optional(),
})
