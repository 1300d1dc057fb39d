import type { RunKind } from '#contracts/settlement'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { writeBankFile } from '../exports/bank_file.js'
import { messages } from '../i18n/fa.js'
import { runDetail } from '../queries/run_detail.js'
import { runSubject } from '../run_subject.js'

/**
 * The file by which the bank pays: whoever has it knows every account and amount. Who took it stands in the audit trail
 * before it goes out. @throws NotFound, Conflict for a run that is not approved
 */
export default class DownloadBankFile {
  async execute({ kind, runId, actor }: { kind: RunKind; runId: string; actor: StaffActor }) {
    const run = await runDetail(kind, runId)
    if (run.status !== 'APPROVED') throw new Conflict(messages.notApproved)
    const { payouts, net } = run.totals
    await transaction((trx) =>
      audit(
        {
          actor,
          command: 'settlement.download',
          subject: runSubject(runId),
          after: { payouts, amount: net },
        },
        trx
      )
    )
    return { number: run.number, content: await writeBankFile(run) }
  }
}
