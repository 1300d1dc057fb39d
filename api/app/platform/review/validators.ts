import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { shownMoment, textField } from '#app/platform/values/validation'

export const acceptValidator = vine.create({ sentAt: shownMoment() })
/** A refusal wants its reason: who sent it reads it. */
export const rejectValidator = vine.create({
  rejectionReason: textField(limits.reason),
  sentAt: shownMoment(),
})

/** Without a reason a decision is taken back by whoever has just made it. */
export const reopenValidator = vine.create({
  reason: textField(limits.reason).optional(),
  decidedAt: shownMoment(),
})
