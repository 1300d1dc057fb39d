import type { Owner } from '#contracts/owners'
import { isPersonPlan, type PersonPlan } from '#contracts/plans'
import type { BankStatus, KycStep, StepStatus } from '#contracts/registration'
import type { CustomerActor } from '#app/shared/actor'
import { prepared, type Client, type Trx } from '#app/shared/database'
import { ownerIn, personIn } from '#app/owners/owner'
import { BusinessRule, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

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

const columns = `
  id, user_id as "userId", plan, kyc_step as "kycStep", bank_status as "bankStatus",
  identity_status as "identityStatus", shop_status as "shopStatus", docs_status as "docsStatus",
  has_not_get_credit as "hasNotGetCredit"`

const sql = `select ${columns} from registrations where user_id = ? and plan = ?`

const ownedBy = ({ userId, ...row }: Omit<RegistrationRow, 'owner'> & { userId: string }) => ({
  ...row,
  owner: personIn(userId, row.plan),
})
type Row = Parameters<typeof ownedBy>[0]

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
  const [row] = await prepared<Row>(
    'registration_of',
    sql,
    [customer.id, personPlanOf(customer, plan)],
    client
  )
  if (!row) throw new BusinessRule(messages.planNotChosen)
  return ownedBy(row)
}

/** The same, locked until the transaction ends. */
export const lockRegistrationOf = async (
  customer: CustomerActor,
  plan: unknown,
  trx: Trx
): Promise<RegistrationRow> => {
  const [row] = await prepared<Row>(
    'lock_registration_of',
    `${sql} for update`,
    [customer.id, personPlanOf(customer, plan)],
    trx
  )
  if (!row) throw new BusinessRule(messages.planNotChosen)
  return ownedBy(row)
}

/** Any registration by its id, locked; for staff commands. @throws NotFound */
export const lockRegistration = async (id: string, trx: Trx): Promise<RegistrationRow> => {
  const [row] = await prepared<Row>(
    'lock_registration',
    `select ${columns} from registrations where id = ? for update`,
    [id],
    trx
  )
  if (!row) throw new NotFound()
  return ownedBy(row)
}
