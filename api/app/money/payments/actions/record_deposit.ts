import { inject } from '@adonisjs/core'
import type { GatewayIndicator } from '#contracts/payments'
import Ledger from '#app/money/ledger/ledger'
import { gatewaySettled } from '#app/money/ledger/domain/entries'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { sqlState, transaction, uniqueViolation, type Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { grouped } from '#app/platform/values/money'
import { messages } from '../i18n/fa.js'
import { heldBy } from '../queries/held_by_gateways.js'

interface RecordDepositCommand {
  actor: StaffActor
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

/**
 * A gateway's deposit at the bank, in full or in part. domain "The ledger"
 * @returns the deposit's id
 * @throws InvalidFields when above what the gateway holds, dated in the future or known already
 */
@inject()
export default class RecordDeposit {
  constructor(private ledger: Ledger) {}

  async execute({ actor, ...deposit }: RecordDepositCommand): Promise<string> {
    if (deposit.depositedOn > clock.today()) {
      throw refuse('depositedOn', 'range', messages.depositInFuture)
    }
    try {
      return await transaction(async (trx) => {
        const { indicator, amount } = deposit
        await lockGateway(indicator, trx)
        const held = await heldBy(indicator, trx)
        if (amount > held) throw refuse('amount', 'max', messages.depositTooLarge(grouped(held)))
        const id = newId()
        await trx.insertQuery().table('gateway_deposits').insert({
          id,
          indicator,
          amount,
          tracking_number: deposit.trackingNumber,
          deposited_on: deposit.depositedOn,
          recorded_by: actor.id,
          recorded_at: clock.businessNow().toJSDate(),
        })
        const source = { type: 'gateway-deposits', id }
        await this.ledger.post('GATEWAY_SETTLED', gatewaySettled(amount), source, trx)
        const command = 'gateway-deposits.record'
        await audit({ actor, command, subject: source, after: { ...deposit } }, trx)
        return id
      })
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error
      throw refuse('trackingNumber', 'unique', messages.depositKnown)
    }
  }
}

/** Serializes a gateway's deposits: together they may exceed what it holds. */
const lockGateway = (indicator: GatewayIndicator, trx: Trx) =>
  trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `gateway-deposits:${indicator}`,
  ])
