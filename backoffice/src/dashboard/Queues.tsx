import type { DashboardQueues } from '@kasbeno/api/contracts/dashboard'
import { paymentDecisionKinds } from '@kasbeno/api/contracts/payments'
import { steps } from '@kasbeno/api/contracts/registration'
import { useTranslate } from 'react-admin'
import { Rials } from '../components/RialField'
import { formatNumber } from '../lib/format'
import { relativeTime } from '../lib/jalali'
import { statusField } from '../resources/registrations/registration'
import { listLink } from './listLink'
import { Tile, Tiles } from './Tile'

const oldestFirst = { field: 'waitingSince', order: 'ASC' } as const
const allocatedFirst = { field: 'allocationSince', order: 'ASC' } as const
const askedFirst = { field: 'requestedAt', order: 'ASC' } as const
const createdFirst = { field: 'createdAt', order: 'ASC' } as const
const sentFirst = { field: 'sentAt', order: 'ASC' } as const
const openedFirst = { field: 'openedAt', order: 'ASC' } as const
const raisedFirst = { field: 'raisedAt', order: 'ASC' } as const
const pending = { status: 'PENDING' }

/** Each queue that is one number, in the order of the page, with the list that holds it. */
const counted: [queue: Exclude<keyof DashboardQueues, 'reviews'>, to: string][] = [
  [
    'allocation',
    listLink(
      'registrations',
      { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
      allocatedFirst
    ),
  ],
  ['approvals', listLink('approvals', pending, askedFirst)],
  [
    'paymentsInDoubt',
    listLink('payments', { status: 'IN_DOUBT' }, { field: 'inDoubtSince', order: 'ASC' }),
  ],
  [
    'paymentDecisions',
    listLink('payments', { decisionKind: [...paymentDecisionKinds] }, createdFirst),
  ],
  [
    'withdrawals',
    listLink('withdrawals', { status: 'REQUESTED', waitsForMember: false }, askedFirst),
  ],
  ['runs', listLink('settlement-runs', { status: 'PREVIEW' }, createdFirst)],
  ['payoutAlarms', listLink('payout-alarms', { isOpen: true }, raisedFirst)],
  ['payoutRequests', listLink('payout-requests', pending, askedFirst)],
  ['retries', listLink('settlement-runs', { status: 'APPROVED' }, createdFirst)],
  ['distributorRequests', listLink('distributor-requests', pending, askedFirst)],
  ['staffRequests', listLink('staff-requests', pending, askedFirst)],
  [
    'cardsToPrint',
    listLink('cards', { status: 'PRINT_PENDING', awaitsAddress: false }, createdFirst),
  ],
  [
    'cardsReturned',
    listLink('cards', { status: 'PRINT_PENDING', awaitsAddress: true }, createdFirst),
  ],
  ['parcels', listLink('parcels', { status: ['CREATED', 'FAILED_DELIVERY'] }, createdFirst)],
  ['disputes', listLink('disputes', { status: 'ESCALATED' }, openedFirst)],
  ['contractRequests', listLink('contract-template-requests', pending, askedFirst)],
  ['lateFeeRequests', listLink('late-fee-requests', pending, askedFirst)],
  ['gatewayRequests', listLink('gateway-requests', pending, askedFirst)],
  ['smsRequests', listLink('sms-requests', pending, askedFirst)],
  ['phoneRequests', listLink('phone-requests', pending, askedFirst)],
  ['printRequests', listLink('print-requests', pending, askedFirst)],
  ['partnerRequests', listLink('partner-requests', pending, askedFirst)],
  ['packageRequests', listLink('package-requests', pending, askedFirst)],
  ['planRequests', listLink('plan-requests', pending, askedFirst)],
  ['companies', listLink('companies', { waits: true }, oldestFirst)],
  ['companyAllocations', listLink('companies', { companyKycStep: 'ACCEPTED' }, allocatedFirst)],
  ['cardHolders', listLink('card-holders', { legalUserKycStatus: 'PENDING' }, sentFirst)],
  ['cardContracts', listLink('card-holders', { contractStatus: 'PENDING' }, sentFirst)],
  ['ruleChanges', listLink('rule-changes', { ...pending, isForBank: true }, createdFirst)],
  ['openDays', listLink('closed-days', {}, { field: 'day', order: 'DESC' })],
]

const Reviews = ({ reviews }: { reviews: NonNullable<DashboardQueues['reviews']> }) => {
  const translate = useTranslate()
  return steps.map((step) => (
    <Tile
      key={step}
      label={translate(`dashboard.reviews.${step}`)}
      isUrgent={reviews[step] > 0}
      note={
        reviews[step] > 0 && reviews.oldestAt
          ? translate('dashboard.oldest', { when: relativeTime(reviews.oldestAt) })
          : null
      }
      to={listLink('registrations', { [statusField[step]]: 'PENDING' }, oldestFirst)}
    >
      {formatNumber(reviews[step])}
    </Tile>
  ))
}

/** What waits for somebody; each count is the way to it. */
export const Queues = ({ queues }: { queues: DashboardQueues }) => {
  const translate = useTranslate()
  if (Object.keys(queues).length === 0) return null
  return (
    <Tiles title={translate('dashboard.queues')}>
      {queues.reviews && <Reviews reviews={queues.reviews} />}
      {counted.map(([queue, to]) => {
        const waiting: { count: number; amount?: number } | undefined = queues[queue]
        return (
          waiting && (
            <Tile
              key={queue}
              label={translate(`dashboard.${queue}`)}
              isUrgent={waiting.count > 0}
              note={waiting.amount !== undefined && <Rials value={waiting.amount} />}
              to={to}
            >
              {formatNumber(waiting.count)}
            </Tile>
          )
        )
      })}
    </Tiles>
  )
}
