import { inject } from '@adonisjs/core'
import type PlatformFee from '#app/credit/credit_lines/models/platform_fee'
import { platformFeeEarned } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'

/** With the allocation, or at once when there is credit. */
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
