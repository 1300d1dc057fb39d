import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Rial } from '#ui/Rial.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { contractsOf } from '#areas/company/parts/companies/contractsOf.ts'
import { delegations } from '#areas/company/words/delegations.ts'
import { legal } from '#areas/company/words/legal.ts'
import { legalContracts } from '#areas/company/words/legalContracts.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { OrdersPanel } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/home/parts/home/home.module.css'

interface WaitingProps {
  title: string
  href: string
  count: number
  /** Of invoices: contracts cost nothing. */
  amount?: number
}

const Waiting = ({ title, href, count, amount }: WaitingProps) => (
  <Link href={href} className={styles.row}>
    <div className={styles.rowText}>
      <strong>{title}</strong>
      <small>{amount === undefined ? legalContracts.count(count) : text.count(count)}</small>
    </div>
    {amount !== undefined && (
      <div className={styles.rowEnd}>
        <Rial value={amount} />
      </div>
    )}
    <Icon name="forward" size={20} />
  </Link>
)

/** Zero is no link. */
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

const mineOf = (mine: OrdersPanel['waitingForMe']) => {
  const { toSign, toSignFor, toPay, inPlaceOf } = mine
  const toBeSigned = { href: legalPaths.ordersOf('PENDING_FOR_APPROBATION', true) }
  const forOther = delegations.sign(inPlaceOf?.fullName ?? '')
  const href = legalPaths.contracts
  return [
    { title: text.yours.toSign, ...toBeSigned, ...toSign },
    { title: forOther, ...toBeSigned, ...toSignFor },
    { title: text.yours.toPay, href: legalPaths.ordersOf('PENDING_FOR_PAYMENT', true), ...toPay },
    { title: legalContracts.yours, href, count: contractsOf(mine) },
  ]
}

const openOf = ({ pendingApprobation, pendingPayment }: OrdersPanel) => [
  {
    title: text.statuses.PENDING_FOR_APPROBATION,
    href: legalPaths.ordersOf('PENDING_FOR_APPROBATION', false),
    ...pendingApprobation,
  },
  {
    title: text.statuses.PENDING_FOR_PAYMENT,
    href: legalPaths.ordersOf('PENDING_FOR_PAYMENT', false),
    ...pendingPayment,
  },
]

/** What the reader could do now, overdue debts of the CEO's company first. */
export const WaitingForReader = ({ pollMs }: { pollMs: number }) => {
  const { isCeo } = useCompany()
  const panel = useQuery(legalEndpoints.panel, { pollMs }).data
  if (!panel) return null
  const overdue = { title: text.yours.overdue, href: paths.installments, ...panel.pastDue }
  const rows = isCeo ? [overdue, ...mineOf(panel.waitingForMe)] : mineOf(panel.waitingForMe)
  return <Rows title={legal.waitingForYou} rows={rows} />
}

/** The company's, whoever they wait for. */
export const OpenInvoices = () => {
  const panel = useQuery(legalEndpoints.panel).data
  return panel ? <Rows title={legal.waiting} rows={openOf(panel)} /> : null
}
