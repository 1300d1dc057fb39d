import { inject } from '@adonisjs/core'
import type PlatformFee from '#app/credit/models/platform_fee'
import { platformFeeEarned } from '#app/ledger/domain/entries'
import Ledger from '#app/ledger/ledger'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'

/** A paid fee is earned with the credit that it is paid for: when that is allocated, or at once where it is there. */
@inject()
export default class EarnPlatformFee {
  constructor(private ledger: Ledger) {}

  async execute(fee: PlatformFee, trx: Trx): Promise<void> {
    await this.ledger.post(
      'PLATFORM_FEE_EARNED',
      platformFeeEarned(fee.fee),
      { type: 'platform-fee', id: fee.id },
      trx
    )
    await fee.merge({ status: 'EARNED', settledAt: clock.businessNow() }).save()
  }
}
