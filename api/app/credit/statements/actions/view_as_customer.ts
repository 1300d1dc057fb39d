import { isPersonPlan, type PersonPlan } from '#contracts/plans'
import { homeOf } from '#app/trade/orders/queries/home_of'
import { personIn } from '#app/people/owners/owner'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, transaction } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { obligationsOf } from '../queries/obligations_of.js'

interface ViewCommand {
  actor: StaffActor
  userId: string
  /** Defaults to the customer's current one. */
  plan?: PersonPlan
}
interface Customer {
  id: string
  phone: string
  plan: string
  isTest: boolean
}

/** Read-only and by the customer's own calls, so that it cannot differ; audited before it is shown. */
export default class ViewAsCustomer {
  /** @throws NotFound, BusinessRule (422) for a plan not chosen */
  async execute({ actor, userId, plan: asked }: ViewCommand) {
    const customer = await customerNamed(userId)
    const plan = asked ?? customer.plan
    if (!isPersonPlan(plan)) throw new BusinessRule(messages.noPlanYet)
    const owner = personIn(customer.id, plan)
    const { phone, isTest } = customer
    const seen: CustomerActor = {
      kind: 'customer',
      id: userId,
      phone,
      isTest,
      owner,
      sessionId: '',
    }
    const subject = { type: 'users', id: userId }
    await transaction((trx) =>
      audit({ actor, command: 'customers.view', subject, after: { plan } }, trx)
    )
    const { settings: _, ...home } = await homeOf(seen, plan)
    return { plan, ...home, obligations: await obligationsOf(seen, plan) }
  }
}

const customerNamed = async (userId: string): Promise<Customer> => {
  const [customer] = await prepared<Customer>(
    'viewed_customer',
    'select id, phone, plan, is_test as "isTest" from identity_people where id = ?',
    [userId]
  )
  if (!customer) throw new NotFound()
  return customer
}
