import vine from '@vinejs/vine'
import { contractTypes, templateBodyMax } from '#contracts/contracts'
import { plans } from '#contracts/plans'
import { textField } from '#app/platform/values/validation'

const body = () => textField(templateBodyMax)

export const newTemplateValidator = vine.create({
  contractType: vine.enum(contractTypes),
  /** Without: for every plan that has none of its own. */
  plan: vine.enum(plans).optional(),
  body: body(),
})
export const contractTemplateValidator = vine.create({ body: body() })
