import { DateTime } from 'luxon'
import type { ReconciliationAnswer, ReconciliationSource } from '#contracts/reconciliation'
import { takeDepositTurn } from '#app/money/payments/steps/take_deposit_turn'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { formatJalaliMoment } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import { countsIn, match, type Period, type Theirs } from '../domain/match.js'
import { sumsOf } from '../domain/sums.js'
import { messages } from '../i18n/fa.js'
import { oursOf } from '../queries/ours.js'
import { sameFile } from '../queries/reconciliations.js'
import { insertReconciliation, type NewReconciliation } from '../steps/insert_reconciliation.js'

interface Command extends Pick<NewReconciliation, 'file'> {
  actor: StaffActor
  source: ReconciliationSource
  period: Period
  /** Read once it is known that the file is a new one. */
  read: () => Promise<
    { lines: Theirs[]; stated: number | null } & Pick<NewReconciliation, 'format' | 'leftOut'>
  >
}

/** Lays a file of the bank or of a gateway beside our books, and keeps what was found. Moves no money. */
export default class ImportStatement {
  /** @throws Conflict (409) for the same file again, InvalidFields for none */
  async execute({ actor, source, period, file, read }: Command): Promise<ReconciliationAnswer> {
    await this.#refuseSame(file.digest, source, period)
    const { format, lines: theirs, stated, leftOut } = await read()
    const id = newId()
    const answer = await transaction(async (trx) => {
      // Two files at once would each stand beside one deposit, and a deposit be reversed beside a line.
      await takeDepositTurn(trx)
      const lines = match(theirs, await oursOf(source, period, trx), period)
      const sums = sumsOf(lines, stated)
      const made = { id, actor, source, period, file, format, lines, sums, leftOut }
      if (!(await insertReconciliation(made, trx))) return null
      const subject = { type: 'reconciliations', id }
      const { from, to } = period
      const after = {
        statementSource: source,
        from,
        to,
        fileName: file.name,
        unexplained: sums.unexplained,
      }
      await audit({ actor, command: 'reconciliations.import', subject, after }, trx)
      return { id, counts: countsIn(lines), unexplained: sums.unexplained, leftOut }
    })
    if (answer) return answer
    await this.#refuseSame(file.digest, source, period)
    throw new Error('A file was refused as known, and is not known.')
  }

  async #refuseSame(digest: string, source: ReconciliationSource, period: Period): Promise<void> {
    const same = await sameFile(digest, source, period)
    if (!same) return
    const at = formatJalaliMoment(DateTime.fromJSDate(same.importedAt))
    throw new Conflict(messages.sentBefore(at), { reconciliationId: same.id })
  }
}
