import { isPersonPlan, type PersonPlan } from '#contracts/plans'
import type { BankStatus, KycStep, StepStatus } from '#contracts/registration'
import type { CustomerActor } from '#app/shared/actor'
import { prepared, type Client, type Trx } from '#app/shared/database'
import { BusinessRule, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** One person in one plan, as the other modules need it. */
export interface RegistrationRow {
  id: string
  userId: string
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

/** The plan of a customer's path. @throws NotFound when it is no person's plan, BusinessRule for a company's token */
export const personPlanOf = (customer: CustomerActor, plan: unknown): PersonPlan => {
  if (!isPersonPlan(plan)) throw new NotFound()
  if (customer.companyId) throw new BusinessRule(messages.companyToken)
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
  const [row] = await prepared<RegistrationRow>(
    'registration_of',
    sql,
    [customer.id, personPlanOf(customer, plan)],
    client
  )
  if (!row) throw new BusinessRule(messages.planNotChosen)
  return row
}

/** The same, locked until the transaction ends. */
export const lockRegistrationOf = async (
  customer: CustomerActor,
  plan: unknown,
  trx: Trx
): Promise<RegistrationRow> => {
  const [row] = await prepared<RegistrationRow>(
    'lock_registration_of',
    `${sql} for update`,
    [customer.id, personPlanOf(customer, plan)],
    trx
  )
  if (!row) throw new BusinessRule(messages.planNotChosen)
  return row
}

/** Any registration by its id, locked; for staff commands. @throws NotFound */
export const lockRegistration = async (id: string, trx: Trx): Promise<RegistrationRow> => {
  const [row] = await prepared<RegistrationRow>(
    'lock_registration',
    `select ${columns} from registrations where id = ? for update`,
    [id],
    trx
  )
  if (!row) throw new NotFound()
  return row
}
