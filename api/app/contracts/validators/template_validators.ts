import vine from '@vinejs/vine'
import { contractTypes, templateBodyMax } from '#contracts/contracts'
import { limits } from '#contracts/limits'
import { plans } from '#contracts/plans'
import { text } from '#app/shared/validation'

const body = () => text(templateBodyMax)

export const newTemplateValidator = vine.create({
  contractType: vine.enum(contractTypes),
  /** Without: for every plan that has none of its own. */
  plan: vine.enum(plans).optional(),
  body: body(),
})
export const templateValidator = vine.create({ body: body() })
export const inForceValidator = vine.create({ reason: text(limits.reason) })
