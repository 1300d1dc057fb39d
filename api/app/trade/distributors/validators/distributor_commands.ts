import vine from '@vinejs/vine'
import { priorityMax, slugPattern, termDaysMax } from '#contracts/distributors'
import { limits } from '#contracts/limits'
import { plans } from '#contracts/plans'
import { rowId, textField } from '#app/platform/values/validation'

const officesMax = 20
const provincesMax = 100
const phoneMax = 20
const slugMax = 60

const contact = {
  category: textField(limits.name),
  phone: textField(phoneMax).nullable().optional(),
  officeAddresses: vine.array(textField(limits.shopAddress)).maxLength(officesMax),
  priority: vine.number({ strict: true }).withoutDecimals().range([0, priorityMax]),
}
const days = () => vine.number({ strict: true }).withoutDecimals().range([1, termDaysMax])
const sellingPlans = () => vine.array(vine.enum(plans)).distinct().minLength(1)
const provinces = () => vine.array(rowId()).distinct().maxLength(provincesMax)

/** All terms are required. */
export const newDistributorValidator = vine.create({
  ...contact,
  name: textField(limits.name),
  slug: vine.string().maxLength(slugMax).regex(slugPattern),
  plans: sellingPlans(),
  provinceIds: provinces(),
  requiresConfirmation: vine.boolean({ strict: true }),
  paymentWindowDays: days(),
  dueDaysMin: days(),
  dueDaysMax: days(),
})

/** For one person; looser terms, fees and account take two. */
export const distributorValidator = vine.create({
  ...contact,
  active: vine.boolean({ strict: true }),
  plans: sellingPlans().optional(),
  provinceIds: provinces().optional(),
  requiresConfirmation: vine.boolean({ strict: true }).optional(),
  paymentWindowDays: days().optional(),
  dueDaysMin: days().optional(),
  dueDaysMax: days().optional(),
})

/** A form with an optional logo file. */
export const distributorIdentityValidator = vine.create({
  name: textField(limits.name),
  slug: vine.string().maxLength(slugMax).regex(slugPattern),
  removesLogo: vine.enum(['true']).optional(),
})

const place = {
  name: textField(limits.name),
  provinceId: rowId().nullable().optional(),
  cityId: rowId().nullable().optional(),
}
export const newBranchValidator = vine.create({ ...place, distributorId: vine.string().uuid() })
export const ownBranchValidator = vine.create(place)
export const distributorBranchValidator = vine.create({
  ...place,
  active: vine.boolean({ strict: true }),
})
