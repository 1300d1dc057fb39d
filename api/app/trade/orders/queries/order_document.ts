import { persianText, toPersianDigits } from '#contracts/digits'
import { amountFrom } from '#contracts/orders'
import { numberInSms } from '#app/people/notifications/domain/number_in_sms'
import { prepared, type Client } from '#app/platform/database/database'
import type { DocumentContent } from '#app/onboarding/signatures/documents'
import type { OrderItem } from '../domain/cost.js'
import { goodsText, rialsText as rials } from '../domain/goods_text.js'
import { numbered } from '../domain/versions.js'
import { orderDocumentText as text } from '../i18n/order_document.js'

interface Row {
  externalId: string
  referenceNumber: string
  distributorName: string
  ownerName: string
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  dueDateInDays: number
  fingerprint: string
  items: OrderItem[]
}

const sql = `
  select o.external_id as "externalId", o.reference_number as "referenceNumber",
         d.name as "distributorName", owner.name as "ownerName",
         o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
         o.bank_fee_amount as "bankFeeAmount", o.due_date_in_days as "dueDateInDays",
         invoice_content(o.id) as fingerprint,
         (select json_agg(json_build_object('itemName', item_name, 'unitType', unit_type,
                   'qty', qty, 'price', price) order by line)
            from order_items where order_id = o.id) as items
    from orders o
    join distributors_suppliers d on d.id = o.distributor_id
    join owners owner on owner.owner_type = o.owner_type and owner.owner_id = o.owner_id
   where o.id = ?`

/** All that signatories agree to. */
export const orderDocument = async (id: string, client: Client): Promise<DocumentContent> => {
  const [row] = await prepared<Row>('order_document', sql, [id], client)
  const amount = amountFrom('CREDIT', row)
  const facts: [string, string][] = [
    [text.buyer, row.ownerName],
    [text.seller, row.distributorName],
    [text.number, persianText(row.externalId)],
    [text.reference, toPersianDigits(row.referenceNumber)],
    [text.total, rials(row.grandTotalAmount)],
    [text.productFee, rials(row.kasbenoFeeAmount)],
    [text.bankFee, rials(row.bankFeeAmount)],
    [text.amount, rials(amount)],
    [text.dueDays, text.days(toPersianDigits(row.dueDateInDays))],
  ]
  return {
    title: text.title(toPersianDigits(numberInSms(row)), row.distributorName),
    content: [
      text.heading,
      ...facts.map(([name, value]) => `${name}: ${value}`),
      text.items,
      ...numbered(row.items).map(goodsText),
    ].join('\n'),
    amount,
    fingerprint: row.fingerprint,
  }
}
