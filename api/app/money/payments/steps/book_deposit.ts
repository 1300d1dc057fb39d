import { inject } from '@adonisjs/core'
import type { GatewayIndicator } from '#contracts/payments'
import Ledger from '#app/money/ledger/ledger'
import { gatewaySettled } from '#app/money/ledger/domain/entries'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { grouped } from '#app/platform/values/money'
import { messages } from '../i18n/fa.js'
import { heldBy } from '../queries/held_by_gateways.js'
import { takeDepositTurn } from './take_deposit_turn.js'

export interface Deposit {
  indicator: GatewayIndicator
  /** Rials. */
  amount: number
  /** The bank's own number of the deposit. */
  trackingNumber: string
  /** `YYYY-MM-DD` */
  depositedOn: string
}

const refuse = (field: string, rule: string, message: string) =>
  new InvalidFields([{ field, rule, message }])

const insertSql = `
  insert into gateway_deposits (id, indicator, amount, tracking_number, deposited_on, recorded_by, recorded_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`

/** Records and books what a gateway has handed over. */
@inject()
export default class BookDeposit {
  constructor(private ledger: Ledger) {}

  /**
   * @returns the deposit's id
   * @throws InvalidFields when above what the gateway holds, dated in the future or known already
   */
  async execute(deposit: Deposit, actor: StaffActor, trx: Trx): Promise<string> {
    const { indicator, amount, trackingNumber, depositedOn } = deposit
    if (depositedOn > clock.today()) throw refuse('depositedOn', 'range', messages.depositInFuture)
    await takeDepositTurn(trx)
    const held = await heldBy(indicator, trx)
    if (amount > held) throw refuse('amount', 'max', messages.depositTooLarge(grouped(held)))
    const id = newId()
    const kept = await prepared(
      'insert_deposit',
      insertSql,
      [
        ...[id, indicator, amount, trackingNumber, depositedOn],
        ...[actor.id, clock.businessNow().toJSDate()],
      ],
      trx
    )
    if (kept.length === 0) throw refuse('trackingNumber', 'unique', messages.depositKnown)
    const source = { type: 'gateway-deposits', id }
    await this.ledger.post('GATEWAY_SETTLED', gatewaySettled(amount), source, trx)
    const command = 'gateway-deposits.record'
    await audit({ actor, command, subject: source, after: { ...deposit } }, trx)
    return id
  }
}
