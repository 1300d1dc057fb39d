import { isPersonPlan, type PersonPlan, type Plan } from '#contracts/plans'
import { isRefused } from '#contracts/refusal'
import type { BankStatus, KycStep, StepStatus } from '#contracts/registration'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared, type Client } from '#app/platform/database/database'
import type { CreditApplication } from '#app/people/owners/files'
import { ownerIn, personIn, planNotChosen } from '#app/people/owners/owner'
import { NotFound } from '#app/platform/errors'

export interface RegistrationRow extends CreditApplication {
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

export type OwnedRow = Omit<RegistrationRow, keyof CreditApplication> & {
  id: string
  userId: string
}

export const ownedBy = ({ userId, ...row }: OwnedRow): RegistrationRow => ({
  ...row,
  type: 'registrations',
  owner: personIn(userId, row.plan),
  registrationId: row.id,
  isRefused: isRefused(row.kycStep),
  isApproved: [row.identityStatus, row.shopStatus, row.docsStatus].every(
    (status) => status === 'APPROVED'
  ),
})

/** The person's plan that a path names. @throws NotFound when it is none, BusinessRule for a company's token */
export const personPlanOf = (customer: CustomerActor, plan: unknown): PersonPlan => {
  if (!isPersonPlan(plan)) throw new NotFound()
  ownerIn(customer, plan)
  return plan
}

/** A person's registration in a plan; null when it was not chosen. */
export const registrationIn = async (
  userId: string,
  plan: Plan,
  client?: Client
): Promise<RegistrationRow | null> => {
  const [row] = await prepared<OwnedRow>('registration_of', registrationSql, [userId, plan], client)
  return row ? ownedBy(row) : null
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
  const registration = await registrationIn(customer.id, personPlanOf(customer, plan), client)
  if (!registration) throw planNotChosen()
  return registration
}
