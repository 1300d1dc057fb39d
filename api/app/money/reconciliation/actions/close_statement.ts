import type { StaffActor } from '#app/platform/audit/actor'
import { isWaitedFor, requestSecondPerson } from '#app/platform/change_requests/requests'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, Conflict, InvalidFields } from '#app/platform/errors'
import { secondPersonFor } from '../domain/closing.js'
import { messages } from '../i18n/fa.js'
import { factsOf, reconciliationRequests } from '../reconciliation_requests.js'
import { closeReconciliation } from '../steps/close_reconciliation.js'
import { lockStanding } from '../steps/lock_reconciliation.js'

interface Command {
  actor: StaffActor
  id: string
  reason?: string
}

/** Closes what is cleared up; where a difference was explained without a booking, or who sent the file closes it, two do. */
export default class CloseStatement {
  /**
   * @returns the request that waits, or null when it is closed
   * @throws NotFound, AlreadyProcessed (409), BusinessRule (422), Conflict while one waits, InvalidFields
   */
  async execute({ actor, id, reason }: Command): Promise<string | null> {
    return transaction(async (trx) => {
      const { reconciliation, standing } = await lockStanding(id, trx)
      const { status, unexplained } = reconciliation
      if (status === 'CLOSED') throw new AlreadyProcessed(messages.closed)
      if (standing.open > 0) throw new BusinessRule(messages.linesOpen(standing.open))
      const why = secondPersonFor({ ...reconciliation, explained: standing.explained }, actor.id)
      if (!why) {
        if (await isWaitedFor(reconciliationRequests, id, trx))
          throw new Conflict(messages.closeWaits)
        await closeReconciliation({ id, actor, standing, unexplained, reason }, trx)
        return null
      }
      if (!reason)
        throw new InvalidFields([
          { field: 'reason', rule: 'required', message: messages.reasonRequired[why] },
        ])
      return requestSecondPerson(
        reconciliationRequests,
        {
          requester: actor,
          action: 'CLOSE',
          subject: { type: 'reconciliations', id },
          before: factsOf(standing, unexplained),
          after: { status: 'CLOSED' },
          amount: standing.explainedAmount + Math.abs(unexplained),
          reason,
          about: {},
          whenWaiting: messages.closeWaits,
        },
        trx
      )
    })
  }
}
