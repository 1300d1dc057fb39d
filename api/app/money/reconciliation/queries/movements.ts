import { prepared, type Trx } from '#app/platform/database/database'
import type { Line } from './reconciliations.js'

const bookedSql = `
  select from payments_gateway_deposits
   where reversed_at is null and reference_key = any(?::text[])
   union all
  select from reconciliation_lines
   where resolution = 'BOOKED' and their_day = ?::date and their_amount = ?
     and their_keys && ?::text[] and id <> ?
   limit 1`

/** Whether the line's movement is a deposit already: of any gateway, by hand, or through the line of any file. */
export const isBookedAlready = async (
  { id, theirKeys, theirDay, theirAmount }: Line,
  trx: Trx
): Promise<boolean> =>
  (
    await prepared(
      'booked_movement',
      bookedSql,
      [theirKeys, theirDay, theirAmount, theirKeys, id],
      trx
    )
  ).length > 0

const shownSql = `
  select from reconciliation_lines
   where our_kind = 'gateway-deposits' and our_id = ? and status in ('MATCHED', 'AMOUNT_DIFFERS')
   union all
  select from reconciliation_lines
   where resolution = 'BOOKED' and deposit_id = ?
   limit 1`

/** Whether a statement of the bank shows our deposit: it stood beside one of its lines, or was booked for it. */
export const isShownElsewhere = async ({ ourId }: Line, trx: Trx): Promise<boolean> =>
  (await prepared('shown_deposit', shownSql, [ourId, ourId], trx)).length > 0
