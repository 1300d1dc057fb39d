import type { Owner } from '#contracts/owners'
import { isPersonPlan, type PersonPlan } from '#contracts/plans'
import type { BankStatus, KycStep, StepStatus } from '#contracts/registration'
import type { CustomerActor } from '#app/shared/actor'
import { prepared, type Client } from '#app/shared/database'
import { ownerIn, personIn, planNotChosen } from '#app/owners/owner'
import { NotFound } from '#app/shared/errors'

/** One person in one plan, as the other modules need it. */
export interface RegistrationRow {
  id: string
  owner: Owner
  plan: PersonPlan
  kycStep: KycStep
  bankStatus: BankStatus
  identityStatus: StepStatus
  shopStatus: StepStatus
  docsStatus: StepStatus
  hasNotGetCredit: boolean
}

export const registrationColumns = `
  id, user_id as "userId", plan, kyc_step as "kycStep", bank_status as "bankStatus",
  identity_status as "identityStatus", shop_status as "shopStatus", docs_status as "docsStatus",
  has_not_get_credit as "hasNotGetCredit"`

export const registrationSql = `select ${registrationColumns} from registrations where user_id = ? and plan = ?`

export const ownedBy = ({
  userId,
  ...row
}: Omit<RegistrationRow, 'owner'> & { userId: string }) => ({
  ...row,
  owner: personIn(userId, row.plan),
})
export type OwnedRow = Parameters<typeof ownedBy>[0]

/** The person's plan that a path names. @throws NotFound when it is none, BusinessRule for a company's token */
export const personPlanOf = (customer: CustomerActor, plan: unknown): PersonPlan => {
  if (!isPersonPlan(plan)) throw new NotFound()
  ownerIn(customer, plan)
  return plan
}

/**
 * The customer's registration in the plan that a path names.
 * @throws NotFound when the path names no person's plan, BusinessRule when it was not chosen
 */
export const registrationOf = async (
  customer: CustomerActor,
  plan: unknown,
  client?: Client
): Promise<RegistrationRow> => {
  const [row] = await prepared<OwnedRow>(
    'registration_of',
    registrationSql,
    [customer.id, personPlanOf(customer, plan)],
    client
  )
  if (!row) throw planNotChosen()
  return ownedBy(row)
}
