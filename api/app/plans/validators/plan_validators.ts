import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { plans } from '#contracts/plans'
import { certificateRules } from '#contracts/service_plans'
import { text } from '#app/shared/validation'

const { nameMax, positionMax } = certificateRules

export const planReasonValidator = vine.create({ reason: text(limits.reason) })

export const certificateTypeValidator = vine.create({
  name: text(nameMax),
  plans: vine.array(vine.enum(plans)).distinct(),
  position: vine.number({ strict: true }).withoutDecimals().range([0, positionMax]),
})
