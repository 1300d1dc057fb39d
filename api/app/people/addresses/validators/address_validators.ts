import vine from '@vinejs/vine'
import { relatedUserTypes } from '#contracts/addresses'
import { limits } from '#contracts/limits'
import { postalCode, rowId, textField } from '#app/platform/values/validation'

/** Whoever it names: only the caller's own id is known to them. */
const relatedUserId = () => vine.string().maxLength(limits.name).optional()

/** person §5 "Address (person)" */
export const addressValidator = vine.create({
  // Of an owner it may be less: `addressLengthMax`.
  title: textField(limits.companyAddress),
  provinceId: rowId(),
  cityId: rowId(),
  postalCode: postalCode(),
  address: textField(limits.companyAddress),
  relatedUserId: relatedUserId(),
  relatedUserType: vine.enum(relatedUserTypes).optional(),
})

export const selectValidator = vine.create({ relatedUserId: relatedUserId() })

export const addressListValidator = vine.create({
  relatedUserId: relatedUserId(),
  enabled: vine.enum(['true', 'false'] as const).optional(),
})
