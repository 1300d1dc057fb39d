import { Link } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Rial } from '#ui/Rial.tsx'
import { legalContracts } from '#areas/company/words/legalContracts.ts'
import { legalWeek as text } from '#areas/company/words/legalWeek.ts'
import type { CompanyWeek } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import styles from '#areas/home/parts/home/home.module.css'

type Waiting = CompanyWeek['toSign']

type OpenTab = 'PENDING_FOR_APPROBATION' | 'PENDING_FOR_PAYMENT'

/** Where its rows lead. */
export interface WaitingPlaces {
  order: (id: string) => string
  list: (status: OpenTab) => string
  contracts: string
}

const onPhone: WaitingPlaces = {
  order: legalPaths.order,
  list: (status) => legalPaths.ordersOf(status, true),
  contracts: legalPaths.contracts,
}

const Invoice = ({
  places,
  invoice: { id, externalId, distributorName, amount, payableUntil },
}: {
  places: WaitingPlaces
  invoice: Waiting['items'][0]
}) => (
  <Link href={places.order(id)} className={styles.row}>
    <div className={styles.rowText}>
      <strong>{distributorName}</strong>
      <small>{text.invoice(externalId, jalaliDate(payableUntil))}</small>
    </div>
    <div className={styles.rowEnd}>
      <Rial value={amount} />
    </div>
    <Icon name="forward" size={20} />
  </Link>
)

interface InvoicesProps {
  title: string
  status: OpenTab
  waiting: Waiting
  places: WaitingPlaces
}

const Invoices = ({ title, status, waiting: { count, amount, items }, places }: InvoicesProps) =>
  count > 0 && (
    <>
      <li>
        <Link href={places.list(status)} className={styles.row}>
          <div className={styles.rowText}>
            <strong>{title}</strong>
            <small>{text.count(count)}</small>
          </div>
          <div className={styles.rowEnd}>
            <Rial value={amount} />
          </div>
          <Icon name="forward" size={20} />
        </Link>
      </li>
      {items.map((invoice) => (
        <li key={invoice.id}>
          <Invoice invoice={invoice} places={places} />
        </li>
      ))}
    </>
  )

/** What the CEO alone can do now: sign what awaits their own signature, and pay. */
export const WaitingForCeo = ({
  week: { toSign, toPay, contractsToSign },
  places = onPhone,
}: {
  week: CompanyWeek
  places?: WaitingPlaces
}) => (
  <Card title={text.waiting}>
    {toSign.count + toPay.count + contractsToSign === 0 && <p>{text.nothingWaits}</p>}
    <ul className={styles.rows}>
      <Invoices
        title={text.toSign}
        status="PENDING_FOR_APPROBATION"
        waiting={toSign}
        places={places}
      />
      <Invoices title={text.toPay} status="PENDING_FOR_PAYMENT" waiting={toPay} places={places} />
      {contractsToSign > 0 && (
        <li>
          <Link href={places.contracts} className={styles.row}>
            <div className={styles.rowText}>
              <strong>{legalContracts.yours}</strong>
              <small>{legalContracts.count(contractsToSign)}</small>
            </div>
            <Icon name="forward" size={20} />
          </Link>
        </li>
      )}
    </ul>
  </Card>
)
