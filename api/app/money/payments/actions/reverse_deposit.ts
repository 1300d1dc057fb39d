import { inject } from '@adonisjs/core'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import TakeBackDeposit from '../steps/take_back_deposit.js'

interface ReverseDepositCommand {
  actor: StaffActor
  id: string
  reason: string
}

/**
 * Reverses a deposit recorded by mistake.
 * @throws NotFound, AlreadyProcessed, Conflict (409)
 */
@inject()
export default class ReverseDeposit {
  constructor(private takeBackDeposit: TakeBackDeposit) {}

  async execute({ actor, id, reason }: ReverseDepositCommand): Promise<void> {
    await transaction((trx) => this.takeBackDeposit.execute(id, reason, actor, trx))
  }
}
