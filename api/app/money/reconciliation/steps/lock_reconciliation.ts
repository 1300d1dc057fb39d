import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { takeDepositTurn } from '#app/money/payments/steps/take_deposit_turn'
import {
  standingOf,
  type Line,
  type Reconciliation,
  type Standing,
} from '../queries/reconciliations.js'

/** @throws NotFound */
export const lockReconciliation = async (id: string, trx: Trx): Promise<Reconciliation> => {
  const [found] = await prepared<Reconciliation>(
    'lock_reconciliation',
    `select id, source, format, status, unexplained, imported_by as "importedBy"
       from reconciliations where id = ? for update`,
    [id],
    trx
  )
  if (!found) throw new NotFound()
  return found
}

/** As long as this transaction lasts no deposit is recorded or reversed. @throws NotFound */
export const lockStanding = async (
  id: string,
  trx: Trx
): Promise<{ reconciliation: Reconciliation; standing: Standing }> => {
  const reconciliation = await lockReconciliation(id, trx)
  await takeDepositTurn(trx)
  return { reconciliation, standing: await standingOf(id, trx) }
}

const lineSql = `
  select id, reconciliation_id as "reconciliationId", status, state, row_number as "rowNumber",
         their_keys as "theirKeys", their_reference as "theirReference",
         to_char(their_day, 'YYYY-MM-DD') as "theirDay", their_amount as "theirAmount", our_kind as "ourKind",
         our_id as "ourId", our_amount as "ourAmount"
    from reconciliation_lines where id = ?`

/** Under the lock of its reconciliation, which no two people change at once. @throws NotFound */
export const lockLine = async (
  id: string,
  trx: Trx
): Promise<{ line: Line; reconciliation: Reconciliation }> => {
  const [of] = await prepared<{ reconciliationId: string }>(
    'reconciliation_of_line',
    `select reconciliation_id as "reconciliationId" from reconciliation_lines where id = ?`,
    [id],
    trx
  )
  if (!of) throw new NotFound()
  const reconciliation = await lockReconciliation(of.reconciliationId, trx)
  const [line] = await prepared<Line>('reconciliation_line', lineSql, [id], trx)
  return { line: line!, reconciliation }
}
