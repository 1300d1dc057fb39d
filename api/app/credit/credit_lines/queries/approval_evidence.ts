import type { FeeStatus, PackageStatus } from '#contracts/credit'
import type { KycStep, StepStatus } from '#contracts/registration'
import {
  registrationFile,
  type RegistrationFile,
} from '#app/onboarding/registration/queries/registration_file'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'

/** In every plan; rials. */
interface Standing {
  registrationId: string
  firstname: string | null
  lastname: string | null
  nationalCode: string | null
  shopname: string | null
  kycStep: KycStep
  identityOverallStatus: StepStatus
  shopOverallStatus: StepStatus
  docsOverallStatus: StepStatus
  packageStatus: PackageStatus | null
  customer: {
    since: Date
    /** Fees that were paid and what became of them. */
    fees: { plan: string; amount: number; status: FeeStatus }[]
    lines: { id: string; plan: string; limit: number; used: number }[]
    invoices: number
    invoicesAmount: number
    pastDue: number
    pastDueAmount: number
    cleared: number
  }
}

/** For the second person. */
export interface ApprovalEvidence {
  /** Null for companies, and without the right to files. */
  evidence: (Standing & Omit<RegistrationFile, 'pendingApproval' | 'creditLine'>) | null
}

const sql = `
  select r.id as "registrationId", u.firstname, u.lastname, u.national_code as "nationalCode",
         shop.shopname, r.kyc_step as "kycStep", r.identity_status as "identityOverallStatus",
         r.shop_status as "shopOverallStatus", r.docs_status as "docsOverallStatus",
         package.status as "packageStatus", jsonb_build_object(
           'since', u.created_at,
           'fees', (select coalesce(jsonb_agg(jsonb_build_object(
                      'plan', fee.plan, 'amount', fee.fee + fee.vat, 'status', fee.status)
                      order by fee.paid_at), '[]') from platform_fees fee
                     where fee.owner_type = owned.owner_type and fee.owner_id = owned.owner_id),
           'lines', (select coalesce(jsonb_agg(jsonb_build_object(
                      'id', line.id, 'plan', line.plan, 'limit', account.credit_limit,
                      'used', account.balance)), '[]')
                       from credit_lines line join ledger_accounts account on account.id = line.account_id
                      where line.owner_type = owned.owner_type and line.owner_id = owned.owner_id),
           'invoices', past.invoices, 'invoicesAmount', past.amount,
           'pastDue', past.past_due, 'pastDueAmount', past.past_due_amount,
           'cleared', past.cleared) as customer
    from approvals approval
    join registration_files r on r.id = approval.subject_id
    join identity_people u on u.id = r.user_id
    join owner_plans owned on owned.registration_id = r.id
    left join registration_shops shop on shop.registration_id = r.id
    left join chosen_packages package on package.registration_id = r.id
    left join lateral (
      select count(*) filter (where o.paid_at is not null) as invoices,
             coalesce(sum(o.grand_total_amount) filter (where o.paid_at is not null), 0)::bigint as amount,
             count(*) filter (where debt.status = 'PAST_DUE' and owed.owed > 0) as past_due,
             coalesce(sum(owed.owed) filter (where debt.status = 'PAST_DUE'), 0)::bigint as past_due_amount,
             count(*) filter (where debt.status = 'CLEARED') as cleared
        from credit_lines_invoices o left join credit_lines_installments debt on debt.order_id = o.id
        left join credit_lines_owed owed on owed.id = debt.id
       where o.owner_type = owned.owner_type and o.owner_id = owned.owner_id and o.status <> 'TEST'
    ) past on true
   where approval.id = ?`

/** @param caller for the short-lived links */
export const approvalEvidence = async (
  id: string,
  caller: StaffActor
): Promise<ApprovalEvidence> => {
  if (!caller.permissions.includes('registrations.list')) return { evidence: null }
  const [standing] = await prepared<Standing>('approval_evidence', sql, [id])
  if (!standing) return { evidence: null }
  const {
    pendingApproval: _asked,
    creditLine: _line,
    ...file
  } = await registrationFile(standing.registrationId, caller)
  const customer = { ...standing.customer, since: new Date(standing.customer.since) }
  return { evidence: { ...standing, customer, ...file } }
}
