import vine from '@vinejs/vine'
import { slugPattern } from '#contracts/distributors'
import { marketingLimits } from '#contracts/settings'

const figure = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])

export const marketingValidator = vine.create({
  creditBillions: figure(marketingLimits.figure),
  shops: figure(marketingLimits.figure),
  distributors: vine
    .array(vine.string().regex(slugPattern))
    .distinct()
    .maxLength(marketingLimits.distributors),
})
