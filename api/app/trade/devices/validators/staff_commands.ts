import vine from '@vinejs/vine'
import { deviceRules } from '#contracts/devices'
import { limits } from '#contracts/limits'
import { cardScopes } from '#contracts/partners'
import { textField, verbatim } from '#app/platform/values/validation'

const terms = {
  name: textField(limits.name),
  dueDateInDays: vine.number({ strict: true }).withoutDecimals().min(1).max(3650),
}
export const newMerchantValidator = vine.create({
  ...terms,
  distributorId: vine.string().uuid(),
  branchId: vine.string().uuid().nullable().optional(),
})
export const merchantValidator = vine.create({ ...terms, active: vine.boolean({ strict: true }) })
export const newDeviceValidator = vine.create({
  merchantId: vine.string().uuid(),
  serial: verbatim(deviceRules.serialMax),
  scope: vine.enum(cardScopes).optional(),
})
