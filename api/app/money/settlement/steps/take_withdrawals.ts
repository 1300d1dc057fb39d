import { approvedWithdrawals } from '#app/money/withdrawals/queries/approved_withdrawals'
import { sendWithdrawals } from '#app/money/withdrawals/steps/send_withdrawals'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

const sql = `
  select withdrawal_id as id, net as amount, iban from payouts where run_id = ?`

export const takeWithdrawals = async (runId: string, trx: Trx): Promise<void> => {
  const { rows }: { rows: { id: string; amount: number; iban: string }[] } = await trx.rawQuery(
    sql,
    [runId]
  )
  if (rows.length === 0) throw new BusinessRule(messages.empty)
  const open = new Map((await approvedWithdrawals(trx)).map((one) => [one.id, one]))
  const isHeldBack = rows.some(({ id }) => open.get(id)?.heldBackBy)
  if (isHeldBack || !(await sendWithdrawals(rows, trx))) throw new Conflict(messages.stale)
}
