import type { OwnerName } from '#contracts/owners'
import { openPaymentStatuses, type PaymentPurpose } from '#contracts/payments'
import { prepared, type Client } from '#app/platform/database/database'

const feePurposes: PaymentPurpose[] = ['platform-fee', 'subscription-package']

const openSql = `
  select 1 from payments
   where owner_type = ? and owner_id = ? and status = any(?::text[]) and purpose = any(?::text[]) limit 1`

/** Begun for what the wallet lacks; takes the rest out of it. */
export const hasOpenFeePayment = async (
  { type, id }: OwnerName,
  client?: Client
): Promise<boolean> => {
  const asked = [type, id, openPaymentStatuses, feePurposes]
  return (await prepared('open_fee_payment', openSql, asked, client)).length > 0
}

const keptSql = `
  select coalesce(sum(amount), 0)::bigint as amount from payments
   where owner_type = ? and owner_id = ? and status = 'COMPLETED' and outcome = 'KEPT_AS_CASH'
     and purpose = any(?::text[]) and completed_at > ?`

export const feeKeptAsCash = async (
  { type, id }: OwnerName,
  since: Date,
  client?: Client
): Promise<number> => {
  const asked = [type, id, feePurposes, since]
  const [row] = await prepared<{ amount: number }>('fee_kept_as_cash', keptSql, asked, client)
  return row.amount
}
