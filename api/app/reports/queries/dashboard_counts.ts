import type { DashboardQueues } from '#contracts/dashboard'
import type { Permission } from '#contracts/identity'
import { dayToCloseBefore } from '#app/shared/close_of_day'
import { prepared } from '#app/shared/database'

/** The queues that are one number: the rights that open its list and work on it. */
const rights = {
  distributorRequests: ['distributor-requests.list', 'distributor-requests.decide'],
  payoutAlarms: ['settlement.read', 'settlement.run'],
  payoutRequests: ['settlement.read', 'settlement.approve'],
  staffRequests: ['staff-requests.list', 'staff-requests.decide'],
  cardsToPrint: ['cards.list', 'cards.print'],
  cardsReturned: ['cards.list', 'cards.confirm-address'],
  parcels: ['parcels.list', 'parcels.move'],
  disputes: ['disputes.list', 'disputes.decide'],
  contractRequests: ['contract-templates.list', 'contract-templates.decide'],
  lateFeeRequests: ['late-fee-requests.list', 'late-fee-requests.decide'],
  gatewayRequests: ['gateway-requests.list', 'gateway-requests.decide'],
  smsRequests: ['sms-requests.list', 'sms-requests.decide'],
  phoneRequests: ['phone-requests.list', 'phone-requests.decide'],
  printRequests: ['print-requests.list', 'print-requests.decide'],
  partnerRequests: ['partner-requests.list', 'partner-requests.decide'],
  packageRequests: ['package-requests.list', 'package-requests.decide'],
  planRequests: ['plan-requests.list', 'plan-requests.decide'],
  companies: ['companies.list', 'companies.decide'],
  companyAllocations: ['companies.list', 'credit.allocate'],
  cardHolders: ['card-holders.list', 'card-holders.decide'],
  cardContracts: ['card-holders.list', 'card-holders.decide'],
  ruleChanges: ['companies.list', 'companies.set-rule'],
  openDays: ['closed-days.list', 'closed-days.list'],
} as const satisfies Partial<Record<keyof DashboardQueues, readonly [Permission, Permission]>>
type Queue = keyof typeof rights

const pending = (table: string) => `(select count(*) from ${table} where status = 'PENDING')`

/** Of living holders, by the person's or the contract's status. */
const holders = (status: 'status' | 'contract_status') =>
  `(select count(*) from card_holders where ${status} = 'PENDING' and removed_at is null)`

const sql = `
  select (select count(*) from cards where status = 'PRINT_PENDING' and not awaits_address) as "cardsToPrint",
         (select count(*) from cards where status = 'PRINT_PENDING' and awaits_address) as "cardsReturned",
         (select count(*) from parcels where status in ('CREATED', 'FAILED_DELIVERY')) as parcels,
         (select count(*) from disputes where status = 'ESCALATED') as disputes,
         ${pending('distributor_requests')} as "distributorRequests",
         (select count(*) from payout_alarms where resolved_at is null) as "payoutAlarms",
         ${pending('payout_requests')} as "payoutRequests",
         ${pending('staff_requests')} as "staffRequests",
         ${pending('contract_template_requests')} as "contractRequests",
         ${pending('late_fee_requests')} as "lateFeeRequests",
         ${pending('gateway_requests')} as "gatewayRequests",
         ${pending('sms_requests')} as "smsRequests",
         ${pending('phone_requests')} as "phoneRequests",
         ${pending('print_requests')} as "printRequests",
         ${pending('partner_requests')} as "partnerRequests",
         ${pending('package_requests')} as "packageRequests",
         (select count(*) from rule_changes
           where status = 'PENDING' and is_for_bank) as "ruleChanges",
         ${holders('status')} as "cardHolders",
         ${holders('contract_status')} as "cardContracts",
         (select count(*) from companies where waiting_since is not null) as companies,
         (select count(*) from companies company
           where company_status = 'ACCEPTED' and ceo_status = 'ACCEPTED' and board_status = 'ACCEPTED'
             and appointment_status = 'ACCEPTED'
             and not exists (select from credit_lines line where line.owner_id = company.id)
         ) as "companyAllocations",
         ${pending('plan_requests')} as "planRequests",
         (select coalesce(greatest(?::date - 1 - max(day), 0), 0) from closed_days) as "openDays"`

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
