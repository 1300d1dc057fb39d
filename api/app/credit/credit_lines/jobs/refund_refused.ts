import app from '@adonisjs/core/services/app'
import { lockFile, type FileName } from '#app/people/owners/files'
import { system } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import RefundPlatformFee from '../steps/refund_platform_fee.js'

/** domain "The platform fee" */
export const refundRefused = defineJob<{ registrationId: string }>({
  name: 'refund-refused',
  async run({ registrationId }) {
    const refund = await app.container.make(RefundPlatformFee)
    const actor = system('refund-refused')
    const name: FileName = { type: 'registrations', id: registrationId }
    await transaction(async (trx) => {
      const file = await lockFile(name, trx)
      // Reopened: refunded before, so a new fee stays.
      if (!file.isRefused) return
      await refund.execute({ actor, file, why: 'SCORE_REFUSED' }, trx)
    })
  },
})
