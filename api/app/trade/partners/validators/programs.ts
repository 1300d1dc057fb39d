import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { deskScopes } from '#contracts/partners'
import { textField } from '#app/platform/values/validation'

export const newClientValidator = vine.create({
  name: textField(limits.name),
  scope: vine.enum(deskScopes),
  distributorId: vine.string().uuid().nullable().optional(),
  isTest: vine.boolean({ strict: true }).optional(),
  reason: textField(limits.reason),
})
export const issueValidator = vine.create({
  endsFormerToken: vine.boolean({ strict: true }).optional(),
})
