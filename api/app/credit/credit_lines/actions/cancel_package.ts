import { inject } from '@adonisjs/core'
import type { FileName } from '#app/people/owners/files'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import RefundPlatformFee from '../steps/refund_platform_fee.js'

interface CancelPackageCommand {
  actor: StaffActor
  registrationId: string
  reason: string
}

/** Refunds fee and VAT. domain "The platform fee" */
@inject()
export default class CancelPackage {
  constructor(private refundPlatformFee: RefundPlatformFee) {}

  execute({ registrationId, ...command }: CancelPackageCommand): Promise<void> {
    const file: FileName = { type: 'registrations', id: registrationId }

    return transaction(async (trx) => {
      const done = await this.refundPlatformFee.execute({ ...command, file, why: 'CANCELED' }, trx)
      if (!done) throw new BusinessRule(messages.notPaidYet)
    })
  }
}
