import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { inquiryKinds } from '#contracts/registration'
import { textField } from '#app/platform/values/validation'

const accepted = () => vine.boolean({ strict: true })
const reason = () => textField(limits.reason).optional().requiredWhen('accepted', '=', false)

export const scoreValidator = vine.create({ accepted: accepted(), reason: reason() })
export const visitValidator = vine.create({ accepted: accepted().optional(), reason: reason() })

export const inquiryValidator = vine.create({ kind: vine.enum(inquiryKinds) })
