import vine from '@vinejs/vine'
import { plans } from '#contracts/plans'
import { certificateRules } from '#contracts/service_plans'
import { textField } from '#app/platform/values/validation'

const { nameMax, positionMax } = certificateRules

export const certificateTypeValidator = vine.create({
  name: textField(nameMax),
  plans: vine.array(vine.enum(plans)).distinct(),
  position: vine.number({ strict: true }).withoutDecimals().range([0, positionMax]),
})
