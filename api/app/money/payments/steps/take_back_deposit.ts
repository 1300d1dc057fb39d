import { inject } from '@adonisjs/core'
import Ledger from '#app/money/ledger/ledger'
import { gatewaySettled } from '#app/money/ledger/domain/entries'
import { mirrored } from '#app/money/ledger/domain/entry'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { takeDepositTurn } from './take_deposit_turn.js'

interface Deposit {
  amount: number
  reversed_at: Date | null
}

const closedSql = `select deposit_id from payments_closed_deposits where deposit_id = ? limit 1`

/** Reverses a deposit and its entry. */
@inject()
export default class TakeBackDeposit {
  constructor(private ledger: Ledger) {}

  /** @throws NotFound, AlreadyProcessed, Conflict (409) for one that a closed statement of the bank shows */
  async execute(id: string, reason: string, actor: StaffActor, trx: Trx): Promise<void> {
    await takeDepositTurn(trx)
    const deposit: Deposit | null = await trx
      .from('gateway_deposits')
      .where({ id })
      .select('amount', 'reversed_at')
      .forUpdate()
      .first()
    if (!deposit) throw new NotFound()
    if (deposit.reversed_at) throw new AlreadyProcessed(messages.depositReversed)
    if ((await prepared('closed_deposit', closedSql, [id], trx)).length > 0)
      throw new Conflict(messages.depositClosed)
    await trx.from('gateway_deposits').where({ id }).update({
      reversed_by: actor.id,
      reversed_at: clock.businessNow().toJSDate(),
      reverse_reason: reason,
    })
    const source = { type: 'gateway-deposits', id }
    await this.ledger.post(
      'GATEWAY_SETTLEMENT_REVERSED',
      mirrored(gatewaySettled(deposit.amount)),
      source,
      trx
    )
    await audit(
      {
        actor,
        command: 'gateway-deposits.reverse',
        subject: source,
        before: { amount: deposit.amount, status: 'RECORDED' },
        after: { amount: deposit.amount, status: 'REVERSED' },
        reason,
      },
      trx
    )
  }
}
