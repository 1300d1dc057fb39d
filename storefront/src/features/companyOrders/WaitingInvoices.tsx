import type { OrderApprobationStatus } from '@kasbeno/api/contracts/approbations'
import { Link } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { Card } from '#components/Card.tsx'
import { Icon } from '#components/Icon.tsx'
import { Rial } from '#components/Rial.tsx'
import { delegations } from '#i18n/fa/delegations.ts'
import { legal } from '#i18n/fa/legal.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { OrdersPanel } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/home/home.module.css'

interface WaitingProps {
  title: string
  status: OrderApprobationStatus
  /** What waits for the reader alone. */
  isMine?: boolean
  count: number
  amount: number
}

const Waiting = ({ title, status, isMine = false, count, amount }: WaitingProps) => (
  <Link href={legalPaths.ordersOf(status, isMine)} className={styles.row}>
    <div className={styles.rowText}>
      <strong>{title}</strong>
      <small>{text.count(count)}</small>
    </div>
    <div className={styles.rowEnd}>
      <Rial value={amount} />
    </div>
    <Icon name="forward" size={20} />
  </Link>
)

/** What waits for nobody is no way to go. */
const Rows = ({ title, rows }: { title: string; rows: WaitingProps[] }) => {
  const open = rows.filter(({ count }) => count > 0)
  if (open.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles.rows}>
        {open.map((one) => (
          <li key={one.title}>
            <Waiting {...one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const mineOf = ({ toSign, toSignFor, toPay, inPlaceOf }: OrdersPanel['waitingForMe']) => {
  const toBeSigned = { status: 'PENDING_FOR_APPROBATION', isMine: true } as const
  const forOther = delegations.sign(inPlaceOf?.fullName ?? '')
  return [
    { title: text.yours.toSign, ...toBeSigned, ...toSign },
    { title: forOther, ...toBeSigned, ...toSignFor },
    { title: text.yours.toPay, status: 'PENDING_FOR_PAYMENT' as const, isMine: true, ...toPay },
  ]
}

const openOf = ({ pendingApprobation, pendingPayment }: OrdersPanel) => [
  {
    title: text.statuses.PENDING_FOR_APPROBATION,
    status: 'PENDING_FOR_APPROBATION' as const,
    ...pendingApprobation,
  },
  {
    title: text.statuses.PENDING_FOR_PAYMENT,
    status: 'PENDING_FOR_PAYMENT' as const,
    ...pendingPayment,
  },
]

/** What waits for the reader, then what waits for signatures and what for the CEO; each leads to its list. */
export const WaitingInvoices = ({ pollMs }: { pollMs: number }) => {
  const panel = useQuery(legalEndpoints.panel, { pollMs }).data
  if (!panel) return null
  return (
    <>
      <Rows title={legal.waitingForYou} rows={mineOf(panel.waitingForMe)} />
      <Rows title={legal.waiting} rows={openOf(panel)} />
    </>
  )
}
