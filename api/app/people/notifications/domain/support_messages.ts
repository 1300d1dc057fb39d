import { supportMessageLimits as limits, type SupportMessage } from '#contracts/messages'
import { Conflict, Throttled } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** A message of the last 24 hours that this customer got, or that this member of staff sent. */
export interface Sent {
  template: SupportMessage
  at: Date
  isToCustomer: boolean
  isByActor: boolean
}

export const dayMs = 24 * 60 * 60_000

/** Seconds until one of so many leaves the last 24 hours; 0 while there is room. @param sent newest first */
const waitOf = (sent: readonly Sent[], max: number, now: Date): number =>
  sent.length < max ? 0 : Math.ceil((sent[max - 1].at.getTime() + dayMs - now.getTime()) / 1000)

/**
 * @param sent newest first
 * @throws Conflict for a text that the customer has, Throttled beyond what one gets or sends in a day
 */
export const refuseMore = (template: SupportMessage, sent: readonly Sent[], now: Date): void => {
  const toCustomer = sent.filter(({ isToCustomer }) => isToCustomer)
  if (toCustomer.some((one) => one.template === template)) {
    throw new Conflict(messages.sameTextWithinADay)
  }
  const full = waitOf(toCustomer, limits.toCustomer, now)
  if (full) throw new Throttled(full, messages.customerHasEnough(limits.toCustomer))
  const byActor = sent.filter(({ isByActor }) => isByActor)
  const tired = waitOf(byActor, limits.byStaff, now)
  if (tired) throw new Throttled(tired, messages.staffSentEnough(limits.byStaff))
}
