import { refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor, Membership } from '#app/platform/audit/actor'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** The company that the token speaks for, and who its bearer is there. @throws BusinessRule for a person's token */
export const memberOf = ({ owner, member }: CustomerActor): Membership & { companyId: string } => {
  if (!member) throw new BusinessRule(messages.personToken)
  return { ...member, companyId: owner.id }
}

/** The same, for what the CEO alone may do. @throws BusinessRule for the other members */
export const ceoOf = (actor: CustomerActor): ReturnType<typeof memberOf> => {
  const member = memberOf(actor)
  refuseOtherMembers(actor)
  return member
}
