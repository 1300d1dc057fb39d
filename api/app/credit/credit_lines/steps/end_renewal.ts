import { inject } from '@adonisjs/core'
import type { FileName } from '#app/people/owners/files'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import RefundPlatformFee from './refund_platform_fee.js'

interface EndCommand {
  actor: AnyActor
  file: FileName
  lineId: string
  reason?: string
}

/** For lines closed for good: ends the grant and refunds its fee. */
@inject()
export default class EndRenewal {
  constructor(private refundPlatformFee: RefundPlatformFee) {}

  async execute({ actor, file, lineId, reason }: EndCommand, trx: Trx): Promise<void> {
    const granted = await trx
      .from('credit_lines')
      .where({ id: lineId, has_renewal_credit: true })
      .update({ has_renewal_credit: false, updated_at: clock.businessNow().toJSDate() })
      .returning('id')
    if (granted.length === 0) return
    await audit(
      {
        actor,
        command: 'credit.end-renewal',
        subject: { type: 'credit-lines', id: lineId },
        before: { hasRenewalCredit: true },
        after: { hasRenewalCredit: false },
        reason,
      },
      trx
    )
    await this.refundPlatformFee.execute({ actor, file, why: 'WRITTEN_OFF', reason }, trx)
  }
}
