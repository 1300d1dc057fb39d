import vine from '@vinejs/vine'
import { feeMax, termDaysMax } from '#contracts/distributors'
import { limits } from '#contracts/limits'
import { iban, textField } from '#app/platform/values/validation'

const rate = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])

const days = () => vine.number({ strict: true }).withoutDecimals().range([1, termDaysMax])
const flag = () => vine.boolean({ strict: true })

/** Exactly one of account, fees, guarded terms. */
export const requestValidator = vine.create({
  iban: iban().optional(),
  fees: vine
    .object({
      productFeePpm: rate(feeMax.productFeePpm),
      bankFeeYearlyPpm: rate(feeMax.bankFeeYearlyPpm),
      discountYearlyPpm: rate(feeMax.discountYearlyPpm).nullable(),
    })
    .optional(),
  terms: vine
    .object({
      active: flag(),
      requiresConfirmation: flag(),
      paymentWindowDays: days(),
      dueDaysMin: days(),
      dueDaysMax: days(),
    })
    .optional(),
  reason: textField(limits.reason),
})
