import type { DashboardQueues } from '#contracts/dashboard'
import type { Permission } from '#contracts/identity'
import { dayToCloseBefore } from '#app/platform/time/close_of_day'
import { prepared } from '#app/platform/database/database'

/** The queues that are one number: the rights that open its list and work on it. */
const rights = {
  payoutAlarms: ['settlement.read', 'settlement.run'],
  cardsToPrint: ['cards.list', 'cards.print'],
  cardsReturned: ['cards.list', 'cards.confirm-address'],
  parcels: ['parcels.list', 'parcels.move'],
  disputes: ['disputes.list', 'disputes.decide'],
  companies: ['companies.list', 'companies.decide'],
  companyAllocations: ['companies.list', 'credit.allocate'],
  cardHolders: ['card-holders.list', 'card-holders.decide'],
  cardContracts: ['card-holders.list', 'card-holders.decide'],
  openDays: ['closed-days.list', 'closed-days.list'],
} as const satisfies Partial<Record<keyof DashboardQueues, readonly [Permission, Permission]>>
type Queue = keyof typeof rights

/** Of living holders, by the person's or the contract's status. */
const holders = (status: 'status' | 'contract_status') =>
  `(select count(*) from cardholders_holders where ${status} = 'PENDING' and removed_at is null)`

const sql = `
  select (select count(*) from issuing_cards where status = 'PRINT_PENDING' and not awaits_address) as "cardsToPrint",
         (select count(*) from issuing_cards where status = 'PRINT_PENDING' and awaits_address) as "cardsReturned",
         (select count(*) from issuing_parcels where status in ('CREATED', 'FAILED_DELIVERY')) as parcels,
         (select count(*) from orders_disputes where status = 'ESCALATED') as disputes,
         (select count(*) from settlement_alarms where resolved_at is null) as "payoutAlarms",
         ${holders('status')} as "cardHolders",
         ${holders('contract_status')} as "cardContracts",
         (select count(*) from companies_files where waiting_since is not null) as companies,
         (select count(*) from companies_files company
           where company_status = 'ACCEPTED' and ceo_status = 'ACCEPTED' and board_status = 'ACCEPTED'
             and appointment_status = 'ACCEPTED'
             and not exists (select from credit_lines_of_owners line where line.owner_id = company.id)
             and not exists (select from credit_lines_approvals asked
                              where asked.subject_type = 'companies' and asked.subject_id = company.id
                                and asked.kind = 'ALLOCATE_CREDIT' and asked.status = 'PENDING')
         ) as "companyAllocations",
         (select coalesce(greatest(?::date - 1 - max(day), 0), 0) from platform_closed_days) as "openDays"`

/** Of whoever may both open a queue and work on it. */
export const dashboardCounts = async (
  may: (...permissions: Permission[]) => boolean
): Promise<Pick<DashboardQueues, Queue>> => {
  const [counts] = await prepared<Record<Queue, number>>('dashboard_counts', sql, [
    dayToCloseBefore(),
  ])
  const own = (Object.keys(rights) as Queue[]).filter((queue) => may(...rights[queue]))
  return Object.fromEntries(own.map((queue) => [queue, { count: counts[queue] }]))
}
