import vine from '@vinejs/vine'
import { packageRules } from '#contracts/credit'
import { limits } from '#contracts/limits'
import { choosesPackage, personPlans } from '#contracts/plans'
import { rials, text } from '#app/shared/validation'

const { typesMax, papersMax, titleMax, descriptionMax, paperMax, step, max } = packageRules

const collaterals = () =>
  vine
    .array(
      vine.object({
        title: text(titleMax),
        description: text(descriptionMax).nullable(),
        price: rials().nullable(),
        collaterals: vine.array(text(paperMax)).maxLength(papersMax),
      })
    )
    .maxLength(typesMax)

const wholeSteps = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value === 'number' && value % step !== 0) field.report('step', 'step', field)
})

export const newPackageValidator = vine.create({
  plan: vine.enum(personPlans.filter(choosesPackage)),
  amount: rials().min(step).max(max).use(wholeSteps()),
  collaterals: collaterals(),
  reason: text(limits.reason),
})
export const collateralsValidator = vine.create({
  collaterals: collaterals(),
  reason: text(limits.reason),
})
export const packageReasonValidator = vine.create({ reason: text(limits.reason) })
