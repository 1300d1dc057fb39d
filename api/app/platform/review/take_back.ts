import { takeBackSeconds } from '#contracts/review'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { Conflict, InvalidFields } from '#app/platform/errors'
import { messages } from './i18n/fa.js'
import type { Decided } from './review.js'

export interface TakingBack {
  actor: StaffActor
  /** Needed by all but whoever decided within the last minute. */
  reason?: string
  /** When the decision that is meant was made; a newer one is not taken back unseen. */
  decidedAt?: Date
}

/** @throws Conflict (409) for a newer decision than the one that is meant; InvalidFields without a needed reason */
export const refuseTakingBack = (
  { decidedAt, decidedBy }: Decided,
  { actor, reason, decidedAt: meant }: TakingBack
): void => {
  if (meant && decidedAt && meant.getTime() !== decidedAt.getTime()) {
    throw new Conflict(messages.decidedAgain)
  }
  if (reason) return
  const since = clock.systemNow().minus({ seconds: takeBackSeconds }).toJSDate()
  if (decidedBy === actor.id && decidedAt && decidedAt >= since) return
  throw new InvalidFields([{ field: 'reason', rule: 'required', message: messages.reason }])
}
