import { inject } from '@adonisjs/core'
import { canMove } from '#contracts/transitions'
import { withdrawalTransitions } from '#contracts/withdrawals'
import { withdrawalHeld, withdrawalPaid } from '#app/money/ledger/domain/entries'
import { WalletTooLow } from '#app/money/ledger/exceptions'
import Ledger from '#app/money/ledger/ledger'
import { cashOf } from '#app/money/ledger/queries/balances'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { lockWithdrawal, type LockedWithdrawal } from './lock_withdrawal.js'

/** @throws BusinessRule (422) where the wallet holds less than the bank paid */
const refuseUncovered = async ({ owner, amount }: LockedWithdrawal, trx: Trx): Promise<void> => {
  const cash = await cashOf(owner, trx)
  if (cash < amount) throw new BusinessRule(messages.walletShort(amount - cash, amount))
}

/** Two people say a returned withdrawal was paid: takes it from the wallet again. */
@inject()
export default class PayAfterAll {
  constructor(private ledger: Ledger) {}

  /**
   * Before asking a second person.
   * @throws BusinessRule (422)
   */
  async refuse(id: string, trx: Trx): Promise<void> {
    await refuseUncovered(await lockWithdrawal(id, trx), trx)
  }

  /** @throws BusinessRule (422) where the wallet holds too little; Error from another state */
  async execute(
    id: string,
    { id: decisionId, trackingNumber }: { id: string; trackingNumber: string | null },
    trx: Trx
  ): Promise<void> {
    const withdrawal = await lockWithdrawal(id, trx)
    const { owner, amount, iban, status } = withdrawal
    if (!canMove(withdrawalTransitions, status, 'PAID')) throw new Error(`${id}: ${status} → PAID`)
    await this.#takeFromWallet(withdrawal, decisionId, trx)
    const at = clock.businessNow().toJSDate()
    await trx.from('withdrawals').where({ id }).update({
      status: 'PAID',
      paid_at: at,
      ended_at: at,
      ended_by: 'BANK',
      tracking_number: trackingNumber,
    })
    const source = { type: 'withdrawal', id }
    const key = `WITHDRAWAL_PAID:${decisionId}`
    await this.ledger.post('WITHDRAWAL_PAID', withdrawalPaid(amount), source, trx, key)
    const about = { withdrawalId: id, owner, amount, iban, trackingNumber, decisionId }
    await publish('WithdrawalPaid', about, trx)
  }

  /** A payment may have taken it meanwhile: the shortage is read after the refusal. */
  async #takeFromWallet(withdrawal: LockedWithdrawal, decisionId: string, trx: Trx): Promise<void> {
    const { id, owner, amount } = withdrawal
    const wallet = await this.ledger.walletOf(owner, trx)
    const held = withdrawalHeld(wallet, amount)
    const source = { type: 'withdrawal', id }
    const key = `WITHDRAWAL_REINSTATED:${decisionId}`
    try {
      await trx.transaction((savepoint) =>
        this.ledger.post('WITHDRAWAL_REINSTATED', held, source, savepoint, key)
      )
    } catch (error) {
      if (error instanceof WalletTooLow) await refuseUncovered(withdrawal, trx)
      throw error
    }
  }
}
