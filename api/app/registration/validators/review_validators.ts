import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { inquiryKinds } from '#contracts/registration'
import { text } from '#app/shared/validation'

/** ISO 8601, as the file said it. */
const sentAt = () =>
  vine
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
    .optional()

export const approveValidator = vine.create({ sentAt: sentAt() })
export const rejectValidator = vine.create({
  rejectionReason: text(limits.reason),
  sentAt: sentAt(),
})

/** Without a reason a decision is taken back by whoever has just made it. */
export const reopenValidator = vine.create({
  reason: text(limits.reason).optional(),
  decidedAt: sentAt(),
})

const accepted = () => vine.boolean({ strict: true })
const reason = () => text(limits.reason).optional().requiredWhen('accepted', '=', false)

/** The bank's own commands: a refusal wants its reason. */
export const scoreValidator = vine.create({ accepted: accepted(), reason: reason() })
export const visitValidator = vine.create({ accepted: accepted().optional(), reason: reason() })

export const inquiryValidator = vine.create({ kind: vine.enum(inquiryKinds) })
