import { inject } from '@adonisjs/core'
import { refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import ChosenPackage from '#app/credit/credit_lines/models/chosen_package'
import PlatformFee from '#app/credit/credit_lines/models/platform_fee'
import { platformFeePaid } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import type { Owner } from '#contracts/owners'
import { notifyFeePaid, type CreditApplication } from '#app/people/owners/files'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { feeOf } from '../queries/fee_detail.js'
import EarnPlatformFee from './earn_platform_fee.js'
import RenewLine from './renew_line.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** `creditYear` is the year that the fee opens; it is missing in what was published before it was told. */
    PlatformFeePaid: { feeId: string; owner: Owner; amount: number; creditYear?: number }
  }
}

/**
 * The one step behind every route; the caller holds the file. domain "The platform fee"
 * @throws WalletTooLow, Listed for a renewal, and as `feeOf`
 */
@inject()
export default class TakePlatformFee {
  constructor(
    private ledger: Ledger,
    private renewLine: RenewLine,
    private earnPlatformFee: EarnPlatformFee
  ) {}

  async execute(file: CreditApplication, trx: Trx): Promise<PlatformFee> {
    const { owner, registrationId } = file
    const charged = await feeOf(file, trx)
    const { platformFee, valueAddedTax, totalAmount, line } = charged
    const isForNextYear = line !== null && charged.creditYear > line.creditYear
    if (isForNextYear) await refuseListedOwner('RENEWAL', owner, trx)
    const fee = await PlatformFee.create(
      {
        id: newId(),
        registrationId,
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
    if (!line) await this.#awaitAllocation(file, trx)
    else if (isForNextYear) await this.renewLine.execute(owner, trx)
    else await this.earnPlatformFee.execute(fee, trx)
    const { creditYear } = charged
    const paid = { feeId: fee.id, owner, amount: totalAmount, creditYear }
    await publish('PlatformFeePaid', paid, trx)
    return fee
  }

  /** Paid before the credit: allocation or refund follows. */
  async #awaitAllocation(file: CreditApplication, trx: Trx) {
    await ChosenPackage.query({ client: trx })
      .where({ registrationId: file.registrationId })
      .update({ status: 'ALLOCATE_PENDING', updatedAt: clock.businessNow().toJSDate() })
    await notifyFeePaid(file, trx)
  }
}
