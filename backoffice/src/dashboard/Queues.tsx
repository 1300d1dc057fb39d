import type { DashboardQueues } from '@kasbeno/api/contracts/dashboard'
import { steps } from '@kasbeno/api/contracts/registration'
import { useTranslate } from 'react-admin'
import { Rials } from '../components/RialField'
import { waitingFirst } from '../components/requests/waitingFirst'
import { formatNumber } from '../lib/format'
import { relativeTime } from '../lib/jalali'
import { missingText } from '../resources/money/reconciliations/missingText'
import { registrationStatusField } from '../resources/work/registrations/registration'
import { listLink } from './listLink'
import { Tile, Tiles } from './Tile'

const oldestFirst = { field: 'waitingSince', order: 'ASC' } as const
const allocatedFirst = { field: 'allocationSince', order: 'ASC' } as const
const createdFirst = { field: 'createdAt', order: 'ASC' } as const
const sentFirst = { field: 'sentAt', order: 'ASC' } as const
const openedFirst = { field: 'openedAt', order: 'ASC' } as const
const raisedFirst = { field: 'raisedAt', order: 'ASC' } as const

type Counted = [queue: Exclude<keyof DashboardQueues, 'reviews' | 'missingStatements'>, to: string]

/** The viewer's own decisions. */
const toDecide: Counted = [
  'changeRequests',
  listLink('change-requests', { mine: 'TO_DECIDE' }, waitingFirst),
]

/** Single counts, in order. */
const counted: Counted[] = [
  [
    'allocation',
    listLink(
      'registrations',
      { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
      allocatedFirst
    ),
  ],
  [
    'paymentsInDoubt',
    listLink('payments', { status: 'IN_DOUBT' }, { field: 'inDoubtSince', order: 'ASC' }),
  ],
  [
    'failedPayouts',
    listLink('payouts', { status: 'FAILED' }, { field: 'approvedAt', order: 'ASC' }),
  ],
  ['payoutAlarms', listLink('payout-alarms', { isOpen: true }, raisedFirst)],
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
  ['companies', listLink('companies', { waits: true }, oldestFirst)],
  ['companyAllocations', listLink('companies', { companyKycStep: 'ACCEPTED' }, allocatedFirst)],
  ['cardHolders', listLink('card-holders', { legalUserKycStatus: 'PENDING' }, sentFirst)],
  ['cardContracts', listLink('card-holders', { contractStatus: 'PENDING' }, sentFirst)],
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
      to={listLink('registrations', { [registrationStatusField[step]]: 'PENDING' }, oldestFirst)}
    >
      {formatNumber(reviews[step])}
    </Tile>
  ))
}

const Count = ({ queues, of: [queue, to] }: { queues: DashboardQueues; of: Counted }) => {
  const translate = useTranslate()
  const waiting: { count: number; amount?: number } | undefined = queues[queue]
  return (
    waiting && (
      <Tile
        label={translate(`dashboard.${queue}`)}
        isUrgent={waiting.count > 0}
        note={waiting.amount !== undefined && <Rials value={waiting.amount} />}
        to={to}
      >
        {formatNumber(waiting.count)}
      </Tile>
    )
  )
}

/** Which days of which source have no file. */
const Statements = ({
  missing: { count, sources },
}: {
  missing: NonNullable<DashboardQueues['missingStatements']>
}) => {
  const translate = useTranslate()
  return (
    <Tile
      label={translate('dashboard.missingStatements')}
      isUrgent={count > 0}
      note={missingText(sources, translate)}
      to={listLink('reconciliations', {}, { field: 'importedAt', order: 'DESC' })}
    >
      {formatNumber(count)}
    </Tile>
  )
}

/** Counts link to lists. */
export const Queues = ({ queues }: { queues: DashboardQueues }) => {
  const translate = useTranslate()
  if (Object.keys(queues).length === 0) return null
  return (
    <Tiles title={translate('dashboard.queues')}>
      <Count queues={queues} of={toDecide} />
      {queues.reviews && <Reviews reviews={queues.reviews} />}
      {counted.map((of) => (
        <Count key={of[0]} queues={queues} of={of} />
      ))}
      {queues.missingStatements && <Statements missing={queues.missingStatements} />}
    </Tiles>
  )
}
