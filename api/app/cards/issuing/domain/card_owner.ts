import type { Owner } from '#contracts/owners'
import { ownerIn, planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'

/**
 * In the named plan, else the token's.
 * @throws BusinessRule before a plan, NotFound for a foreign one
 */
export const cardOwner = (customer: CustomerActor, plan?: unknown): Owner => {
  const named = plan ?? customer.owner.plan
  if (named === '') throw planNotChosen()
  return ownerIn(customer, named)
}
