import { prepared, type Trx } from '#app/shared/database'

/** A transfer that the bank refused, and the account that its distributor has today. */
export interface FailedTransfer {
  id: string
  paymentId: string
  iban: string
  ibanToday: string | null
  /** The account that was asked for, and by whom, where a second person has to approve it. */
  retryIban: string | null
  retryRequestedBy: string | null
  /** One of its invoices is reported as FRAUD. */
  isFrozen: boolean
}

const sql = `
  select payouts.id, payouts.reference as "paymentId", payouts.iban, distributors.iban as "ibanToday",
         payouts.retry_iban as "retryIban", payouts.retry_requested_by as "retryRequestedBy",
         exists (
           select from payout_items item join orders on orders.id = item.order_id
            where item.payout_id = payouts.id and orders.status = 'FRAUD') as "isFrozen"
    from payouts join distributors on distributors.id = payouts.distributor_id
   where payouts.run_id = ? and payouts.status = 'FAILED'
   order by payouts.reference
     for update of payouts`

export const failedTransfers = (runId: string, trx: Trx): Promise<FailedTransfer[]> =>
  prepared<FailedTransfer>('failed_transfers', sql, [runId], trx)

const sendSql = `
  update payouts set status = 'PENDING', failure = null, answered_at = null, iban = sent.iban,
         retry_iban = null, retry_requested_by = null, retry_requested_at = null
    from unnest(?::uuid[], ?::text[]) as sent(id, iban)
   where payouts.id = sent.id and payouts.status = 'FAILED'`

/** Puts refused transfers back into the bank's file, each to the account that is named here. */
export const sendAgain = async (
  transfers: readonly { id: string; iban: string }[],
  trx: Trx
): Promise<void> => {
  await trx.rawQuery(sendSql, [transfers.map(({ id }) => id), transfers.map(({ iban }) => iban)])
}
