import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { rowId, text } from '#app/shared/validation'

const officesMax = 20
const priorityMax = 10_000
const phoneMax = 20

/**
 * What staff may change of a distributor: how shops find and reach it. Fees, terms and the account are agreed
 * by contract and not changed here.
 */
export const distributorValidator = vine.create({
  category: text(limits.name),
  phone: text(phoneMax).nullable().optional(),
  officeAddresses: vine.array(text(limits.shopAddress)).maxLength(officesMax),
  priority: vine.number({ strict: true }).withoutDecimals().range([0, priorityMax]),
  active: vine.boolean({ strict: true }),
})

const place = {
  name: text(limits.name),
  provinceId: rowId().nullable().optional(),
  cityId: rowId().nullable().optional(),
}
export const newBranchValidator = vine.create({ ...place, distributorId: vine.string().uuid() })
export const branchValidator = vine.create({ ...place, active: vine.boolean({ strict: true }) })
