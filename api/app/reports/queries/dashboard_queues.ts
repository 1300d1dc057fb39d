import type { DashboardQueues } from '#contracts/dashboard'
import type { Permission } from '#contracts/identity'
import { prepared } from '#app/shared/database'
import { waitsForMember } from '#app/withdrawals/queries/waits_for_member'
import { mayStill } from '#app/shared/second_person'
import { dashboardCounts } from './dashboard_counts.js'

const reviewsSql = `
  select count(*) filter (where identity_status = 'PENDING') as identity,
         count(*) filter (where shop_status = 'PENDING') as shop,
         count(*) filter (where docs_status = 'PENDING') as docs,
         count(*) as files, min(waiting_since) as "oldestAt"
    from registrations
   where waiting_since is not null`

const allocationSql = `
  select count(*) as count, coalesce(sum(package.amount), 0)::bigint as amount
    from chosen_packages package
    join registrations file on file.id = package.registration_id
   where package.status = 'ALLOCATE_PENDING'
     and file.identity_status = 'APPROVED'
     and file.shop_status = 'APPROVED'
     and file.docs_status = 'APPROVED'
     and file.kyc_step not in ('REJECTED', 'CREDIT_SCORE_REJECTED')
     and exists (select from platform_fees fee
                  where fee.registration_id = file.id and fee.status = 'PAID')`

const approvalsSql = `
  select count(*) as count, coalesce(sum((payload ->> 'amount')::bigint), 0)::bigint as amount
    from approvals
   where status = 'PENDING'`

const inDoubtSql = `
  select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
    from payments
   where status = 'IN_DOUBT'`

const decisionsSql = `
  select count(*) as count, coalesce(sum(payment.amount), 0)::bigint as amount
    from payment_decisions decision
    join payments payment on payment.id = decision.payment_id
   where decision.status = 'PENDING'`

const runsSql = `
  select count(distinct run.id) as count, coalesce(sum(payouts.net), 0)::bigint as amount
    from settlement_runs run
    left join payouts on payouts.run_id = run.id
   where run.status = 'PREVIEW'`

const retriesSql = `
  select count(*) as count, coalesce(sum(net), 0)::bigint as amount
    from payouts
   where retry_iban is not null and ${mayStill('retry_requested_by', 'settlement.run')}`

const withdrawalsSql = `
  select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
    from withdrawals withdrawal
   where status = 'REQUESTED' and not ${waitsForMember}`

type Waiting = { count: number; amount: number }
type Reviews = {
  identity: number
  shop: number
  docs: number
  files: number
  oldestAt: Date | null
}

const reviews = async (): Promise<DashboardQueues['reviews']> => {
  const [row] = await prepared<Reviews>('dashboard_reviews', reviewsSql, [])
  return { ...row, oldestAt: row.oldestAt?.toISOString() ?? null }
}

const waiting = async (name: string, sql: string): Promise<Waiting> => {
  const [row] = await prepared<Waiting>(name, sql, [])
  return row
}

/** What waits for the reader; queues whose lists they may not open are absent. */
export const dashboardQueues = async (
  may: (...permissions: Permission[]) => boolean
): Promise<DashboardQueues> => ({
  ...(may('registrations.list') && { reviews: await reviews() }),
  ...(may('registrations.list', 'credit-lines.list') && {
    allocation: await waiting('dashboard_allocation', allocationSql),
  }),
  ...(may('approvals.list') && {
    approvals: await waiting('dashboard_approvals', approvalsSql),
  }),
  ...(may('payments.list') && {
    paymentsInDoubt: await waiting('dashboard_in_doubt', inDoubtSql),
    paymentDecisions: await waiting('dashboard_payment_decisions', decisionsSql),
  }),
  ...(may('withdrawals.list', 'withdrawals.decide') && {
    withdrawals: await waiting('dashboard_withdrawals', withdrawalsSql),
  }),
  ...(may('settlement.read', 'settlement.approve') && {
    runs: await waiting('dashboard_runs', runsSql),
    retries: await waiting('dashboard_retries', retriesSql),
  }),
  ...(await dashboardCounts(may)),
})
