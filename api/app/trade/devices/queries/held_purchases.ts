import { maskedNumber } from '#contracts/cards'
import type { HeldPurchaseStatus } from '#contracts/devices'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'

/** What a company's card bought. Rials. */
export interface HeldPurchase {
  id: string
  merchantName: string
  /** Taken at the device. */
  amount: number
  /** What the company owes or paid for it, fees included. */
  totalAmount: number
  status: HeldPurchaseStatus
  cardNumber: string
  /** Tracking number of the invoice. */
  referenceNumber: string
  createdAt: Date
  reversedAt: Date | null
}
interface Row extends Omit<HeldPurchase, 'cardNumber'> {
  lastFour: string
}

/** With whichever card of theirs; also after they were removed. Refused tries are no purchases. */
const boughtSql = `
    from cardholders_holders holder
    join issuing_cards card on card.holder_id = holder.id
    join card_payments payment on payment.card_id = card.id and payment.status <> 'REFUSED'
    join devices device on device.id = payment.device_id
    join merchants merchant on merchant.id = device.merchant_id
    join orders_invoices invoice on invoice.id = payment.order_id
   where holder.company_id = ? and holder.user_id = ?`

const purchasesSql = `
  select payment.id, merchant.name as "merchantName", payment.amount,
         invoice.cost as "totalAmount",
         payment.status, card.last_four as "lastFour", invoice.reference_number as "referenceNumber",
         payment.created_at as "createdAt", payment.reversed_at as "reversedAt" ${boughtSql}
   order by payment.created_at desc, payment.id desc limit ? offset ?`
const countSql = `select count(*) as total ${boughtSql}`
const holderSql = `
  select holder.id from cardholders_holders holder
   where holder.company_id = ? and holder.user_id = ? limit 1`

/** @throws NotFound for who never held a card of the company */
export const heldPurchases = async (
  { companyId, userId }: { companyId: string; userId: string },
  page: Page
): Promise<Paged<HeldPurchase>> => {
  const named = [companyId, userId]
  const [holder] = await prepared<{ id: string }>('holder_of_purchases', holderSql, named)
  if (!holder) throw new NotFound()
  const rows = await prepared<Row>('purchases_of_holder', purchasesSql, [
    ...named,
    page.pageSize,
    page.pageSize * page.pageNumber,
  ])
  const [{ total }] = await prepared<{ total: number }>('count_purchases', countSql, named)
  const items = rows.map(({ lastFour, ...row }) => ({ ...row, cardNumber: maskedNumber(lastFour) }))
  return paged(items, page, total)
}
