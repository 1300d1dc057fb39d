import { listedValues } from '#app/people/blacklists/queries/listed'
import { prepared, type Trx } from '#app/platform/database/database'
import { isOwnerInDoubt } from './is_bank_in_doubt.js'

export interface ApprovedWithdrawal {
  id: string
  amount: number
  iban: string
  heldBackBy: string | null
}

const sql = `
  select id, amount, iban from withdrawals
   where status = 'APPROVED' and not ${isOwnerInDoubt}
   order by approved_at, id`

/** Approved and unsent, except where bank answers contradict each other. */
export const approvedWithdrawals = async (trx: Trx): Promise<ApprovedWithdrawal[]> => {
  const rows = await prepared<Omit<ApprovedWithdrawal, 'heldBackBy'>>(
    'approved_withdrawals',
    sql,
    [],
    trx
  )
  const listed = await listedValues('IBAN', [...new Set(rows.map(({ iban }) => iban))], trx)
  return rows.map((row) => ({ ...row, heldBackBy: listed.get(row.iban) ?? null }))
}
