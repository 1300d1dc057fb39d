import type { OwnerName } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'

/** SQL: for a row of `withdrawals`. */
export const isOwnerInDoubt = `exists (
  select from withdrawals other
   where other.owner_type = withdrawals.owner_type and other.owner_id = withdrawals.owner_id
     and other.bank_disagrees_since is not null)`

const sql = `
  select exists (
    select from withdrawals
     where owner_type = ? and owner_id = ? and bank_disagrees_since is not null) as "isInDoubt"`

/** Whether the bank's answers contradict each other. */
export const isBankInDoubt = async ({ type, id }: OwnerName, client?: Client): Promise<boolean> => {
  const [row] = await prepared<{ isInDoubt: boolean }>('is_bank_in_doubt', sql, [type, id], client)
  return row.isInDoubt
}
