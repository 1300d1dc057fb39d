import type { DashboardQueues } from '#contracts/dashboard'
import type { Permission } from '#contracts/identity'
import { prepared } from '#app/platform/database/database'
import type { StaffActor } from '#app/platform/audit/actor'
import { countToDecide } from '#app/platform/change_requests/inbox'
import { kindsWith } from '#app/platform/change_requests/kinds'
import { missingStatements } from '#app/money/reconciliation/queries/missing_statements'
import { dashboardCounts } from './dashboard_counts.js'

const reviewsSql = `
  select count(*) filter (where identity_status = 'PENDING') as identity,
         count(*) filter (where shop_status = 'PENDING') as shop,
         count(*) filter (where docs_status = 'PENDING') as docs,
         count(*) as files, min(waiting_since) as "oldestAt"
    from registration_files
   where waiting_since is not null`

/** What somebody asked for waits for a second person, who finds it in the inbox. */
const allocationSql = `
  select count(*) as count, coalesce(sum(package.amount), 0)::bigint as amount
    from credit_lines_chosen_packages package
    join registration_files file on file.id = package.registration_id
   where package.status = 'ALLOCATE_PENDING'
     and file.identity_status = 'APPROVED'
     and file.shop_status = 'APPROVED'
     and file.docs_status = 'APPROVED'
     and file.kyc_step not in ('REJECTED', 'CREDIT_SCORE_REJECTED')
     and exists (select from credit_lines_fees fee
                  where fee.registration_id = file.id and fee.status = 'PAID')
     and not exists (select from credit_lines_approvals asked
                      where asked.subject_type = 'registrations' and asked.subject_id = file.id
                        and asked.kind = 'ALLOCATE_CREDIT' and asked.status = 'PENDING')`

const inDoubtSql = `
  select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
    from payments_of_owners
   where status = 'IN_DOUBT'`

/** Of distributors: a withdrawal that failed is back in its wallet. */
const failedPayoutsSql = `
  select count(*) as count, coalesce(sum(net), 0)::bigint as amount
    from settlement_payouts
   where status = 'FAILED' and withdrawal_id is null`

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

const statements = async (): Promise<DashboardQueues['missingStatements']> => {
  const sources = await missingStatements()
  return { count: sources.reduce((days, { days: some }) => days + some.length, 0), sources }
}

/** What waits for the reader; queues whose lists they may not open are absent. */
export const dashboardQueues = async (
  caller: StaffActor,
  may: (...permissions: Permission[]) => boolean
): Promise<DashboardQueues> => ({
  ...(may('registrations.list', 'registrations.decide') && { reviews: await reviews() }),
  ...(may('registrations.list', 'credit.allocate') && {
    allocation: await waiting('dashboard_allocation', allocationSql),
  }),
  ...(may('payments.list', 'payments.resolve') && {
    paymentsInDoubt: await waiting('dashboard_in_doubt', inDoubtSql),
  }),
  ...(may('payouts.list', 'settlement.run') && {
    failedPayouts: await waiting('dashboard_failed_payouts', failedPayoutsSql),
  }),
  ...(kindsWith(caller, 'decidedWith').length > 0 && {
    changeRequests: { count: await countToDecide(caller) },
  }),
  ...(await dashboardCounts(may)),
  ...(may('reconciliations.list', 'reconciliations.import') && {
    missingStatements: await statements(),
  }),
})
