import type { CardPaymentRefusal, CardPaymentStatus } from '#contracts/devices'
import type { PaymentSource } from '#contracts/orders'
import { maskedNumber } from '#contracts/cards'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'

export interface KeptPayment {
  id: string
  status: CardPaymentStatus
  refusal: CardPaymentRefusal | null
  /** Rials that its ceiling left then. */
  refusalLeft: number | null
  amount: number
  cardId: string | null
  paymentSource: PaymentSource | null
  containerId: string | null
  orderId: string | null
  createdAt: Date
}

export const keptSql = `
  select id, status, refusal, refusal_left as "refusalLeft", amount, card_id as "cardId", payment_source as "paymentSource",
         container_id as "containerId", order_id as "orderId", created_at as "createdAt"
    from card_payments where device_id = ? and reference = ?`

export const keptPayment = async (
  deviceId: string,
  reference: string,
  client?: Client
): Promise<KeptPayment | undefined> => {
  const [row] = await prepared<KeptPayment>('kept_payment', keptSql, [deviceId, reference], client)
  return row
}

/** Rials; of the card only the last digits. */
export interface CardPaymentDetails {
  id: string
  reference: string
  status: CardPaymentStatus
  refusal: CardPaymentRefusal | null
  amount: number
  /** With fees; null where nothing was taken. */
  totalAmount: number | null
  paymentSource: PaymentSource | null
  cardNumber: string | null
  referenceNumber: string | null
  bankReferenceNumber: string | null
  /** Of a purchase on credit. */
  dueDate: string | null
  terminal: number
  merchantName: string
  createdAt: Date
  reversedAt: Date | null
}
interface Row extends Omit<CardPaymentDetails, 'cardNumber'> {
  lastFour: string | null
}

const details = `
  select payment.id, payment.reference, payment.status, payment.refusal, payment.amount,
         invoice.cost as "totalAmount",
         payment.payment_source as "paymentSource", card.last_four as "lastFour",
         invoice.reference_number as "referenceNumber",
         invoice.bank_reference_number as "bankReferenceNumber", installment.due_date as "dueDate",
         device.terminal, merchant.name as "merchantName", payment.created_at as "createdAt",
         payment.reversed_at as "reversedAt"
    from card_payments payment
    join devices device on device.id = payment.device_id
    join merchants merchant on merchant.id = device.merchant_id
    left join issuing_cards card on card.id = payment.card_id
    left join orders_invoices invoice on invoice.id = payment.order_id
    left join installments_debts installment on installment.order_id = payment.order_id
   where payment.device_id = ?`
const detailsSql = `${details} and payment.reference = ?`

const shown = ({ lastFour, ...row }: Row): CardPaymentDetails => ({
  ...row,
  cardNumber: lastFour && maskedNumber(lastFour),
})

/** @throws NotFound also for another device's */
export const cardPaymentDetails = async (
  deviceId: string,
  reference: string,
  client?: Client
): Promise<CardPaymentDetails> => {
  const [row] = await prepared<Row>(
    'card_payment_details',
    detailsSql,
    [deviceId, reference],
    client
  )
  if (!row) throw new NotFound()
  return shown(row)
}

const ofStatus = `(?::text is null or payment.status = ?)`

export const cardPaymentsOf = async (
  deviceId: string,
  { status = null }: { status?: CardPaymentStatus | null },
  page: Page
): Promise<Paged<CardPaymentDetails>> => {
  const filter = [deviceId, status, status]
  const rows = await prepared<Row>(
    'card_payments_of_device',
    `${details} and ${ofStatus} order by payment.created_at desc, payment.id desc limit ? offset ?`,
    [...filter, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_card_payments_of_device',
    `select count(*) as total from card_payments payment where device_id = ? and ${ofStatus}`,
    filter
  )
  return paged(rows.map(shown), page, total)
}
