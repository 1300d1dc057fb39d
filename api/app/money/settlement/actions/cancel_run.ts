import { runTransitions } from '#contracts/settlement'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockRun } from '../steps/lock_run.js'
import { runSubject } from '../run_subject.js'

export default class CancelRun {
  async execute({ runId, actor }: { runId: string; actor: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      const run = await lockRun(runId, trx)
      if (!canMove(runTransitions, run.status, 'CANCELED'))
        throw new AlreadyProcessed(messages.notPreview)
      await trx.from('settlement_runs').where({ id: runId }).update({ status: 'CANCELED' })
      await audit(
        {
          actor,
          command: 'settlement.cancel',
          subject: runSubject(runId),
          before: { status: run.status },
          after: { status: 'CANCELED' },
        },
        trx
      )
    })
  }
}
