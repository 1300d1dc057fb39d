import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { printRequests } from '../print_requests.js'
import { lockBatch } from '../steps/cancel_batch.js'

interface AskCommand {
  actor: StaffActor
  batchId: string
  reason: string
}

/** Ends an unanswered batch, by two people. */
export default class AskBatchCancel {
  /**
   * @returns the request's id
   * @throws NotFound, BusinessRule (422) when answered, Conflict while one waits
   */
  async execute({ actor, batchId, reason }: AskCommand): Promise<string> {
    return transaction(async (trx) => {
      await lockBatch(batchId, trx)
      const lines: unknown[] = await trx
        .from('print_batch_cards')
        .where({ batch_id: batchId, status: 'PENDING' })
        .select('card_id')
      if (lines.length === 0) throw new BusinessRule(messages.nothingWaits)
      return requestSecondPerson(
        printRequests,
        {
          requester: actor,
          action: 'CANCEL_BATCH',
          subject: { type: 'print-batches', id: batchId },
          before: {},
          after: { cards: lines.length },
          reason,
          about: { batchId },
          whenWaiting: messages.cancelWaits,
        },
        trx
      )
    })
  }
}
