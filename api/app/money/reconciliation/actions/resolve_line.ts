import { inject } from '@adonisjs/core'
import type { GatewayIndicator } from '#contracts/payments'
import { actionsFor, type ResolveAction } from '#contracts/reconciliation'
import BookDeposit from '#app/money/payments/steps/book_deposit'
import { takeDepositTurn } from '#app/money/payments/steps/take_deposit_turn'
import TakeBackDeposit from '#app/money/payments/steps/take_back_deposit'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction, type Trx } from '#app/platform/database/database'
import {
  AlreadyProcessed,
  BusinessRule,
  Conflict,
  Forbidden,
  InvalidFields,
} from '#app/platform/errors'
import { isWaitedFor } from '#app/platform/change_requests/requests'
import { clock } from '#app/platform/time/clock'
import { messages } from '../i18n/fa.js'
import { isBookedAlready, isShownElsewhere } from '../queries/movements.js'
import type { Line } from '../queries/reconciliations.js'
import { reconciliationRequests } from '../reconciliation_requests.js'
import { lockLine } from '../steps/lock_reconciliation.js'

interface Command {
  actor: StaffActor
  id: string
  action: ResolveAction
  note: string
  /** Whose deposit it is, where one is recorded. */
  indicator?: GatewayIndicator
}

/** Clears up what a line does not match. Money moves through the commands of deposits alone, in this transaction. */
@inject()
export default class ResolveLine {
  constructor(
    private bookDeposit: BookDeposit,
    private takeBackDeposit: TakeBackDeposit
  ) {}

  /** @throws NotFound, AlreadyProcessed (409), BusinessRule (422), Conflict, Forbidden, InvalidFields */
  async execute(command: Command): Promise<void> {
    const { actor, id, action, note } = command
    await transaction(async (trx) => {
      const { line, reconciliation } = await lockLine(id, trx)
      if (reconciliation.status === 'CLOSED') throw new AlreadyProcessed(messages.closed)
      if (await isWaitedFor(reconciliationRequests, reconciliation.id, trx))
        throw new Conflict(messages.closeWaits)
      if (!actionsFor(reconciliation.source, line).includes(action))
        throw new BusinessRule(messages.notForThisLine)
      const depositId = await this.#move(line, command, trx)
      await trx.from('reconciliation_lines').where({ id }).update({
        resolution: action,
        note,
        resolved_by: actor.id,
        resolved_at: clock.businessNow().toJSDate(),
        deposit_id: depositId,
      })
      const {
        rowNumber,
        state,
        status,
        theirReference,
        theirDay,
        theirAmount,
        ourKind,
        ourId,
        ourAmount,
      } = line
      await audit(
        {
          actor,
          command: 'reconciliations.resolve',
          subject: { type: 'reconciliations', id: reconciliation.id },
          before: {
            ...(rowNumber !== null && { row: rowNumber }),
            state,
            comparison: status,
            theirReference,
            theirDay,
            theirAmount,
            ourKind,
            ourId,
            ourAmount,
          },
          after: { action, ...(depositId && { depositId }) },
          reason: note,
        },
        trx
      )
    })
  }

  async #move(line: Line, { actor, action, note, indicator }: Command, trx: Trx) {
    if (action !== 'BOOKED' && action !== 'REVERSED') return null
    if (!actor.permissions.includes('gateway-deposits.record')) throw new Forbidden()
    await takeDepositTurn(trx)
    if (action === 'REVERSED') {
      if (await isShownElsewhere(line, trx)) throw new Conflict(messages.depositElsewhere)
      await this.takeBackDeposit.execute(line.ourId!, note, actor, trx)
      return line.ourId
    }
    if (!indicator)
      throw new InvalidFields([
        { field: 'indicator', rule: 'required', message: messages.gatewayRequired },
      ])
    if (!line.theirReference) throw new BusinessRule(messages.referenceRequired)
    if (await isBookedAlready(line, trx)) throw new Conflict(messages.movementKnown)
    const deposit = {
      indicator,
      amount: line.theirAmount!,
      trackingNumber: line.theirReference,
      depositedOn: line.theirDay!,
    }
    return this.bookDeposit.execute(deposit, actor, trx)
  }
}
