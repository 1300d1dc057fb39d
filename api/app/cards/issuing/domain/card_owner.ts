import type { Owner } from '#contracts/owners'
import { ownerIn, planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'

/**
 * Whose card a call is about: in the plan that it names, else in that of the token.
 * @throws BusinessRule before a plan was chosen, NotFound for what is no plan of theirs
 */
export const cardOwner = (customer: CustomerActor, plan?: unknown): Owner => {
  const named = plan ?? customer.owner.plan
  if (named === '') throw planNotChosen()
  return ownerIn(customer, named)
}
