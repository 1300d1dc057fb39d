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

/** What waits for somebody; each count is the way to it. */
export const Queues = ({
  queues: { reviews, allocation, approvals, ...payments },
}: {
  queues: DashboardQueues
}) => {
  const translate = useTranslate()
  const { paymentsInDoubt, paymentDecisions } = payments
  if (!reviews && !allocation && !approvals && !paymentsInDoubt) return null
  return (
    <Tiles title={translate('dashboard.queues')}>
      {reviews &&
        steps.map((step) => (
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
        ))}
      {allocation && (
        <Tile
          label={translate('dashboard.allocation')}
          isUrgent={allocation.count > 0}
          note={<Rials value={allocation.amount} />}
          to={listLink(
            'registrations',
            { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
            oldestFirst
          )}
        >
          {formatNumber(allocation.count)}
        </Tile>
      )}
      {approvals && (
        <Tile
          label={translate('dashboard.approvals')}
          isUrgent={approvals.count > 0}
          note={<Rials value={approvals.amount} />}
          to={listLink('approvals', { status: 'PENDING' }, { field: 'requestedAt', order: 'ASC' })}
        >
          {formatNumber(approvals.count)}
        </Tile>
      )}
      {paymentsInDoubt && (
        <Tile
          label={translate('dashboard.paymentsInDoubt')}
          isUrgent={paymentsInDoubt.count > 0}
          note={<Rials value={paymentsInDoubt.amount} />}
          to={listLink('payments', { status: 'IN_DOUBT' }, { field: 'inDoubtSince', order: 'ASC' })}
        >
          {formatNumber(paymentsInDoubt.count)}
        </Tile>
      )}
      {paymentDecisions && (
        <Tile
          label={translate('dashboard.paymentDecisions')}
          isUrgent={paymentDecisions.count > 0}
          note={<Rials value={paymentDecisions.amount} />}
          to={listLink(
            'payments',
            { decisionKind: [...paymentDecisionKinds] },
            { field: 'createdAt', order: 'ASC' }
          )}
        >
          {formatNumber(paymentDecisions.count)}
        </Tile>
      )}
    </Tiles>
  )
}
