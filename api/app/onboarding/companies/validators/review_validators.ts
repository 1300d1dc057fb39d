import vine from '@vinejs/vine'
import { companyInquiryKinds } from '#contracts/companies'
import { limits } from '#contracts/limits'
import { signatureLevels } from '#contracts/quorum'
import { phone, textField } from '#app/platform/values/validation'

const reason = () => textField(limits.reason)

export const companyInquiryValidator = vine.create({
  kind: vine.enum(companyInquiryKinds).optional(),
})
export const definedValidator = vine.create({
  isDistributorDefined: vine.boolean({ strict: true }).optional(),
  reason: reason().optional(),
})
export const appointmentByStaffValidator = vine.create({
  bankBranchId: vine.string().uuid(),
  reason: reason(),
})
export const minimumByStaffValidator = vine.create({
  minimumNumberOfOptional: vine.number({ strict: true }).withoutDecimals(),
  reason: reason(),
})
export const signatoryByStaffValidator = vine.create({
  phone: phone(),
  signatoryStatus: vine.enum(signatureLevels),
  reason: reason(),
})
export const memberPapersValidator = vine.create({ phone: phone(), reason: reason() })
