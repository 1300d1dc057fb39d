import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** Throws a preview away; what has been approved is paid or failed, never cancelled. */
export default class CancelRun {
  async execute({ runId, staff }: { runId: string; staff: StaffActor }): Promise<void> {
    await transaction(async (trx) => {
      const [run] = await trx
        .from('settlement_runs')
        .where({ id: runId })
        .select('id', 'status')
        .forUpdate()
      if (!run) throw new NotFound()
      if (run.status !== 'PREVIEW') throw new AlreadyProcessed(messages.notPreview)
      await trx.from('settlement_runs').where({ id: runId }).update({ status: 'CANCELED' })
      await audit(
        {
          actor: staff,
          command: 'settlement.cancel',
          subject: { type: 'settlement-run', id: runId },
          before: { status: 'PREVIEW' },
          after: { status: 'CANCELED' },
        },
        trx
      )
    })
  }
}
