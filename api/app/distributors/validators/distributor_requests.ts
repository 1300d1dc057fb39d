import vine from '@vinejs/vine'
import { feeMax } from '#contracts/distributors'
import { limits } from '#contracts/limits'
import { iban, text } from '#app/shared/validation'

const rate = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])

/** One of the two: the account that it is paid to, or what its invoices cost. */
export const requestValidator = vine.create({
  iban: iban().optional(),
  fees: vine
    .object({
      productFeePpm: rate(feeMax.productFeePpm),
      bankFeeYearlyPpm: rate(feeMax.bankFeeYearlyPpm),
      discountYearlyPpm: rate(feeMax.discountYearlyPpm).nullable(),
    })
    .optional(),
  reason: text(limits.reason),
})
