import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { Line, Reconciliation } from '../queries/reconciliations.js'

/** @throws NotFound */
export const lockReconciliation = async (id: string, trx: Trx): Promise<Reconciliation> => {
  const [found] = await prepared<Reconciliation>(
    'lock_reconciliation',
    `select id, source, status, unexplained from reconciliations where id = ? for update`,
    [id],
    trx
  )
  if (!found) throw new NotFound()
  return found
}

const lineSql = `
  select id, reconciliation_id as "reconciliationId", status, their_reference as "theirReference",
         to_char(their_day, 'YYYY-MM-DD') as "theirDay", their_amount as "theirAmount", our_kind as "ourKind",
         our_id as "ourId", our_amount as "ourAmount", resolution
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
