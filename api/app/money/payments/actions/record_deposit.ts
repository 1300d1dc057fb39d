import { inject } from '@adonisjs/core'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import BookDeposit, { type Deposit } from '../steps/book_deposit.js'

interface RecordDepositCommand extends Deposit {
  actor: StaffActor
}

/**
 * A gateway's deposit at the bank, in full or in part. domain "The ledger"
 * @returns the deposit's id
 * @throws InvalidFields when above what the gateway holds, dated in the future or known already
 */
@inject()
export default class RecordDeposit {
  constructor(private bookDeposit: BookDeposit) {}

  async execute({ actor, ...deposit }: RecordDepositCommand): Promise<string> {
    return transaction((trx) => this.bookDeposit.execute(deposit, actor, trx))
  }
}
