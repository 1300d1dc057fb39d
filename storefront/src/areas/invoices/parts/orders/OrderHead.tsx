import { maskedInSms } from '@kasbeno/api/contracts/cards'
import type { ReactNode } from 'react'
import { DistributorLogo } from '#areas/home/parts/distributors/DistributorLogo.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import type { Order, OrderRow } from '#core/api/types.ts'
import { InvoiceNumber } from './InvoiceNumber.tsx'
import styles from './orders.module.css'

interface CardPaymentProps {
  payment: NonNullable<Order['cardPayment']>
  referenceNumber: string
}

/** Device numbers mean nothing: shows card and place. */
const CardPayment = ({ payment, referenceNumber }: CardPaymentProps) => (
  <>
    <small>
      {text.withCard} <Ltr>{maskedInSms(payment.lastFour)}</Ltr>
    </small>
    <small>{text.atMerchant(payment.merchantName)}</small>
    <small>
      {text.referenceNumber} <Ltr>{referenceNumber}</Ltr>
    </small>
  </>
)

/** Distributor and number, the total large. */
export const OrderHead = ({
  order,
  children,
}: {
  order: Pick<
    OrderRow,
    'distributorName' | 'distributorLogo' | 'externalId' | 'referenceNumber'
  > & {
    cardPayment?: Order['cardPayment']
  }
  children: ReactNode
}) => (
  <section className={styles.card}>
    <div className={styles.head}>
      <DistributorLogo name={order.distributorName} logo={order.distributorLogo} />
      <span className={styles.name}>
        <strong>{order.distributorName}</strong>
        {order.cardPayment ? (
          <CardPayment payment={order.cardPayment} referenceNumber={order.referenceNumber} />
        ) : (
          <InvoiceNumber order={order} />
        )}
      </span>
    </div>
    <div className={styles.total}>{children}</div>
  </section>
)
