import { inject } from '@adonisjs/core'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { GatewayIndicator, PaymentResponse } from '#contracts/payments'
import { WalletTooLow } from '#app/money/ledger/exceptions'
import { cashOf } from '#app/money/ledger/queries/balances'
import StartPayment from '#app/money/payments/actions/start_payment'
import { fileOf, lockFileOf } from '#app/people/owners/files'
import { refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { feeOf } from '../queries/fee_detail.js'
import TakePlatformFee from '../steps/take_platform_fee.js'

interface PayPlatformFeeCommand {
  actor: CustomerActor
  plan: unknown
  /** Only when the wallet lacks the fee. */
  indicator?: GatewayIndicator
  /** For simulator and callback. */
  origin: string
}

/** From the wallet, or after a gateway brings what it lacks. domain "The platform fee" */
@inject()
export default class PayPlatformFee {
  constructor(
    private takePlatformFee: TakePlatformFee,
    private startPayment: StartPayment
  ) {}

  async execute({
    actor,
    plan,
    indicator,
    origin,
  }: PayPlatformFeeCommand): Promise<PaymentResponse> {
    refuseOtherMembers(actor)
    if (await this.#takenFromWallet(actor, plan)) return { paymentNeeded: false }
    const file = await fileOf(actor, plan)
    const { purpose, totalAmount } = await feeOf(file)
    const cash = await cashOf(file.owner)
    return this.startPayment.execute({
      actor,
      owner: file.owner,
      purpose,
      // Recomputed, but never zero.
      amount: Math.max(1, totalAmount - cash),
      indicator,
      origin,
    })
  }

  async #takenFromWallet(actor: CustomerActor, plan: unknown): Promise<boolean> {
    try {
      await recordingHits(actor, () =>
        transaction(async (trx) => {
          await this.takePlatformFee.execute(await lockFileOf(actor, plan, trx), trx)
        })
      )
      return true
    } catch (error) {
      if (error instanceof WalletTooLow) return false
      throw error
    }
  }
}
