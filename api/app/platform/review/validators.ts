import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { shownMoment, textField } from '#app/platform/values/validation'

/** Without a reason a decision is taken back by whoever has just made it. */
export const reopenValidator = vine.create({
  reason: textField(limits.reason).optional(),
  decidedAt: shownMoment(),
})
