import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { shownMoment, text } from '#app/shared/validation'

/** Without a reason a decision is taken back by whoever has just made it. */
export const reopenValidator = vine.create({
  reason: text(limits.reason).optional(),
  decidedAt: shownMoment(),
})
