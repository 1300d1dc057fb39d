import type { StaffActor } from '#app/platform/audit/actor'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { standingOf } from '../queries/reconciliations.js'
import { factsOf, reconciliationRequests } from '../reconciliation_requests.js'
import { closeReconciliation } from '../steps/close_reconciliation.js'
import { lockReconciliation } from '../steps/lock_reconciliation.js'

interface Command {
  actor: StaffActor
  id: string
  reason?: string
}

/** Closes what is cleared up; where a difference was explained without a booking, a second person does. */
export default class CloseStatement {
  /**
   * @returns the request that waits, or null when it is closed
   * @throws NotFound, AlreadyProcessed (409), BusinessRule (422), Conflict while one waits, InvalidFields
   */
  async execute({ actor, id, reason }: Command): Promise<string | null> {
    return transaction(async (trx) => {
      const { status, unexplained } = await lockReconciliation(id, trx)
      if (status === 'CLOSED') throw new AlreadyProcessed(messages.closed)
      const standing = await standingOf(id, trx)
      if (standing.open > 0) throw new BusinessRule(messages.linesOpen(standing.open))
      if (standing.explained === 0 && unexplained === 0) {
        await closeReconciliation({ id, actor, standing, unexplained, reason }, trx)
        return null
      }
      if (!reason)
        throw new InvalidFields([
          { field: 'reason', rule: 'required', message: messages.reasonRequired },
        ])
      return requestSecondPerson(
        reconciliationRequests,
        {
          requester: actor,
          action: 'CLOSE',
          subject: { type: 'reconciliations', id },
          before: factsOf(standing, unexplained),
          after: { status: 'CLOSED' },
          amount: Math.abs(standing.explainedAmount) + Math.abs(unexplained),
          reason,
          about: {},
          whenWaiting: messages.closeWaits,
        },
        trx
      )
    })
  }
}
