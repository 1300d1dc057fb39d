import { provedByReceiptAlone, type GatewayIndicator } from '#contracts/payments'
import Payment from '#app/money/payments/models/payment'
import type { Client } from '#app/platform/database/database'

/** SQL: a typed receipt by letters and digits alone, as in the index `payments_typed_receipt`. */
export const typed = (receipt: string): string =>
  `ltrim(upper(regexp_replace(${receipt}, '[^[:alnum:]]', '', 'g')), '0')`

const same = (indicator: GatewayIndicator, receipt: string): string =>
  indicator === 'OFFLINE' ? typed(receipt) : receipt

/**
 * Whether another payment was completed with this receipt. An unproved claim blocks nobody, unless the gateway proves
 * nothing but the receipt. Guarded by `payments_receipt` and `payments_typed_receipt`.
 */
export const isReceiptTaken = async (
  { id, indicator }: Pick<Payment, 'id' | 'indicator'>,
  receipt: string,
  client?: Client
): Promise<boolean> => {
  const others = Payment.query({ client })
    .select('id')
    .where({ indicator })
    .whereRaw(`${same(indicator, 'gateway_receipt')} = ${same(indicator, '?')}`, [receipt])
    .whereNot('id', id)
  const taking = provedByReceiptAlone.includes(indicator)
    ? others.whereNot('status', 'FINAL_ERROR')
    : others.where('status', 'COMPLETED')
  return (await taking.first()) !== null
}

export const receiptConstraints = ['payments_receipt', 'payments_typed_receipt']
