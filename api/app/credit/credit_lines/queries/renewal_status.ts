import type { RenewalRefusal } from '#contracts/credit'
import { renewalStep, type RenewalFacts, type RenewalStep } from '#contracts/contracts'
import { creditReminderDays } from '#contracts/registration'
import { ownerIn, planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'

export interface RenewalStatus extends Omit<RenewalFacts, 'plan'> {
  /** Last day, `YYYY-MM-DD`; null without credit. */
  creditScoreExpirationDate: string | null
  nextStep: RenewalStep
  /** Why no year begins now; then `hasRenewalCredit` is false. */
  renewalRefusal: RenewalRefusal | null
}

type Row = Omit<RenewalStatus, 'nextStep'>

const sql = `
  select line.expires_on as "creditScoreExpirationDate",
         coalesce(line.expires_on < ?, false) as "isCreditExpired",
         coalesce(line.has_renewal_credit, false) as "hasRenewalCredit",
         shown_renewal_refusal(line.id, ?, ${creditReminderDays}) as "renewalRefusal",
         line.id is not null and contract_is_signed(owned.owner_type, owned.owner_id, owned.plan,
           line.credit_year, line.has_renewal_credit) as "isContractSigned",
         fee_is_active(owned.owner_type, owned.owner_id, owned.plan, line.expires_on, ?) as "hasActivePlatformFee"
    from owner_plans owned
    left join credit_lines line on line.owner_type = owned.owner_type
     and line.owner_id = owned.owner_id and line.plan = owned.plan
   where owned.owner_type = ? and owned.owner_id = ? and owned.plan = ?`

/** @throws NotFound as `ownerIn`, BusinessRule without the plan */
export const renewalStatus = async (
  customer: CustomerActor,
  plan: unknown
): Promise<RenewalStatus> => {
  const owner = ownerIn(customer, plan)
  const today = clock.today()
  const bindings = [today, today, today, owner.type, owner.id, owner.plan]
  const [row] = await prepared<Row>('renewal_status', sql, bindings)
  if (!row) throw planNotChosen()
  const status = { ...row, hasRenewalCredit: row.hasRenewalCredit && !row.renewalRefusal }
  return { ...status, nextStep: renewalStep({ ...status, plan: owner.plan }) }
}
