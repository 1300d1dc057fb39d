import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { memberOf } from './member_of.js'

/** A member of the company, or the bank. */
export type Author = { memberId: string } | { staffId: string }

export const authorOf = (actor: CustomerActor | StaffActor): Author =>
  actor.kind === 'staff' ? { staffId: actor.id } : { memberId: memberOf(actor).memberId }

/** One of those members; the bank where there are none. @throws BusinessRule */
export const assertSecondMember = (
  by: Author,
  confirmers: readonly string[],
  notConfirmer: string
): void => {
  if ('memberId' in by) {
    if (!confirmers.includes(by.memberId)) throw new BusinessRule(notConfirmer)
  } else if (confirmers.length > 0) throw new BusinessRule(messages.memberConfirms)
}
