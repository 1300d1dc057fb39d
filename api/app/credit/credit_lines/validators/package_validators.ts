import vine from '@vinejs/vine'
import { packageRules } from '#contracts/credit'
import { limits } from '#contracts/limits'
import { choosesPackage, personPlans } from '#contracts/plans'
import { rialsField, textField } from '#app/platform/values/validation'

const { typesMax, papersMax, titleMax, descriptionMax, paperMax, step, max } = packageRules

const collaterals = () =>
  vine
    .array(
      vine.object({
        title: textField(titleMax),
        description: textField(descriptionMax).nullable(),
        price: rialsField().nullable(),
        collaterals: vine.array(textField(paperMax)).maxLength(papersMax),
      })
    )
    .maxLength(typesMax)

const wholeSteps = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value === 'number' && value % step !== 0) field.report('step', 'step', field)
})

export const newPackageValidator = vine.create({
  plan: vine.enum(personPlans.filter(choosesPackage)),
  amount: rialsField().min(step).max(max).use(wholeSteps()),
  collaterals: collaterals(),
  reason: textField(limits.reason),
})
export const collateralsValidator = vine.create({
  collaterals: collaterals(),
  reason: textField(limits.reason),
})
