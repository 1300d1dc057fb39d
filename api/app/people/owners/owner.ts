import type { Owner, OwnerName } from '#contracts/owners'
import { companyPlans, isCompanyPlan, isPersonPlan, type Plan } from '#contracts/plans'
import type { CustomerActor } from '#app/platform/audit/actor'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { messages } from './i18n/fa.js'

/** For who names a plan that they have not begun, or has begun none. */
export const planNotChosen = () => new BusinessRule(messages.planNotChosen)

export const personIn = <AnyPlan extends Plan | ''>(id: string, plan: AnyPlan) =>
  ({ type: 'PERSON', id, plan }) as const

/** A company is a customer in one plan. */
export const companyIn = (id: string) => ({ type: 'COMPANY', id, plan: companyPlans[0] }) as const

/** Whom a session speaks for: its company where it has one, else the person who signed in; never both. */
export const spokenForBy = (
  personId: string,
  companyId: string | null,
  plan: Plan | ''
): CustomerActor['owner'] =>
  companyId ? { type: 'COMPANY', id: companyId, plan } : personIn(personId, plan)

/**
 * The owner that a token speaks for, in the plan that a path names.
 * @throws NotFound when the path names no plan of such an owner, BusinessRule for a company's token in a person's plan
 */
export const ownerIn = ({ owner: { type, id } }: CustomerActor, plan: unknown): Owner => {
  if (type === 'COMPANY' && isPersonPlan(plan)) throw new BusinessRule(messages.companyToken)
  const isTheirs = type === 'PERSON' ? isPersonPlan : isCompanyPlan
  if (!isTheirs(plan)) throw new NotFound()
  return { type, id, plan }
}

/** Whether the caller decides for the owner and spends its money: a person does, and of a company's members its CEO. */
export const actsForOwner = ({ member }: CustomerActor): boolean => !member || member.role === 'CEO'

/** domain "Companies" @throws BusinessRule (422) for the other members of a company */
export const refuseOtherMembers = (actor: CustomerActor): void => {
  if (!actsForOwner(actor)) throw new BusinessRule(messages.ceoAlone)
}

export const ownerColumns = ({ type, id }: OwnerName) => ({ owner_type: type, owner_id: id })
