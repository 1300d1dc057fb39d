import { SuspendButton } from '../../src/resources/credit/credit-lines/commands'
import { UnsuspendButton } from '../../src/resources/credit/credit-lines/UnsuspendButton'
import { FraudButton } from '../../src/resources/trade/orders/commands'
import { UnfraudButton } from '../../src/resources/trade/orders/UnfraudButton'
import { askedBy, askedMyself, type CommandTable } from '../support/commands'

const block = (reason: string) => ({ reason, note: null, blockedAt: '2026-11-01T08:00:00Z' })

const orderStatuses = 'CREATED HOLDED PENDING COMPLETED CANCELED CLOSED FRAUD TEST'.split(' ')
const offeredFor = (...offered: string[]): CommandTable['states'] =>
  Object.fromEntries(
    orderStatuses.map((status) => [
      status,
      [{ status }, offered.includes(status) ? 'offered' : 'absent'],
    ])
  )

/** What one person stops, and two people let go on. */
export const stopTables: CommandTable[] = [
  {
    file: 'resources/credit/credit-lines/commands.tsx',
    label: 'مسدودسازی',
    resource: 'credit-lines',
    right: 'credit.suspend',
    element: <SuspendButton />,
    states: {
      'free': [{ blocks: [] }, 'offered'],
      'blocked for arrears': [{ blocks: [block('ARREARS')] }, 'offered'],
      'blocked by staff': [
        { blocks: [block('ARREARS'), block('STAFF')] },
        'because: این اعتبار را کارکنان بانک پیش‌تر مسدود کرده‌اند.',
      ],
    },
  },
  {
    file: 'resources/credit/credit-lines/UnsuspendButton.tsx',
    label: 'رفع مسدودی',
    resource: 'credit-lines',
    right: 'credit.suspend',
    element: <UnsuspendButton />,
    states: {
      'free': [{ blocks: [] }, 'because: این اعتبار را کارکنان بانک مسدود نکرده‌اند.'],
      'blocked for arrears': [
        { blocks: [block('ARREARS')] },
        'because: این اعتبار را کارکنان بانک مسدود نکرده‌اند.',
      ],
      'blocked by staff': [{ blocks: [block('STAFF')] }, 'offered'],
      'asked by another': [
        { blocks: [{ ...block('STAFF'), liftAskedBy: askedBy.other }] },
        'offered',
      ],
      'asked by oneself': [
        { blocks: [{ ...block('STAFF'), liftAskedBy: askedBy.own }] },
        askedMyself,
      ],
    },
  },
  {
    file: 'resources/trade/orders/commands.tsx',
    label: 'توقف فاکتور',
    resource: 'orders',
    right: 'orders.fraud',
    element: <FraudButton />,
    states: offeredFor('CREATED', 'PENDING', 'COMPLETED'),
  },
  {
    file: 'resources/trade/orders/UnfraudButton.tsx',
    label: 'رفع توقف',
    resource: 'orders',
    right: 'orders.fraud',
    element: <UnfraudButton />,
    states: {
      ...offeredFor('FRAUD'),
      'asked by another': [{ status: 'FRAUD', unfraudAskedBy: askedBy.other }, 'offered'],
      'asked by oneself': [{ status: 'FRAUD', unfraudAskedBy: askedBy.own }, 'absent'],
    },
  },
]
