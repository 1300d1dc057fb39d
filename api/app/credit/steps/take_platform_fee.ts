import { inject } from '@adonisjs/core'
import ChosenPackage from '#app/credit/models/chosen_package'
import PlatformFee from '#app/credit/models/platform_fee'
import { platformFeePaid } from '#app/ledger/domain/entries'
import Ledger from '#app/ledger/ledger'
import type { Owner } from '#contracts/owners'
import type { RegistrationRow } from '#app/registration/queries/registration_of'
import { awaitCredit } from '#app/registration/steps/follow_credit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { publish } from '#app/shared/events/outbox'
import { newId } from '#app/shared/ids'
import { feeOf } from '../queries/fee_detail.js'
import EarnPlatformFee from './earn_platform_fee.js'
import RenewLine from './renew_line.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    PlatformFeePaid: { feeId: string; owner: Owner; amount: number }
  }
}

/**
 * Takes the whole fee and its VAT out of the wallet, within the caller's transaction, which holds the
 * registration's lock: the one step of every door to the fee. domain "The platform fee"
 * @throws WalletTooLow, and the refusals of `feeOf`
 */
@inject()
export default class TakePlatformFee {
  constructor(
    private ledger: Ledger,
    private renewLine: RenewLine,
    private earnPlatformFee: EarnPlatformFee
  ) {}

  async execute(registration: RegistrationRow, trx: Trx): Promise<PlatformFee> {
    const { owner } = registration
    const charged = await feeOf(registration, trx)
    const { platformFee, valueAddedTax, totalAmount, line } = charged
    const fee = await PlatformFee.create(
      {
        id: newId(),
        registrationId: registration.id,
        ownerType: owner.type,
        ownerId: owner.id,
        plan: owner.plan,
        creditAmount: charged.creditAmount,
        creditYear: charged.creditYear,
        fee: platformFee,
        vat: valueAddedTax,
        vatRatePpm: charged.vatRatePpm,
        status: 'PAID',
        paidAt: clock.businessNow(),
      },
      { client: trx }
    )
    const wallet = await this.ledger.walletOf(owner, trx)
    const source = { type: 'platform-fee', id: fee.id }
    await this.ledger.post(
      'PLATFORM_FEE_PAID',
      platformFeePaid(wallet, platformFee, valueAddedTax),
      source,
      trx
    )
    if (!line) await this.#awaitAllocation(registration, trx)
    else if (charged.creditYear > line.creditYear) await this.renewLine.execute(owner, trx)
    else await this.earnPlatformFee.execute(fee, trx)
    await publish('PlatformFeePaid', { feeId: fee.id, owner, amount: totalAmount }, trx)
    return fee
  }

  /** Paid before the credit: the bank allocates now, or the fee goes back. */
  async #awaitAllocation(registration: RegistrationRow, trx: Trx) {
    await ChosenPackage.query({ client: trx })
      .where('registrationId', registration.id)
      .update({ status: 'ALLOCATE_PENDING', updatedAt: clock.businessNow().toJSDate() })
    await awaitCredit(registration, trx)
  }
}
