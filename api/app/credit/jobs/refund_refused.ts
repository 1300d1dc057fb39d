import app from '@adonisjs/core/services/app'
import { system } from '#app/shared/actor'
import { transaction } from '#app/shared/database'
import { defineJob } from '#app/shared/jobs/queue'
import RefundPlatformFee from '../actions/refund_platform_fee.js'

/** A refused score or file: what was paid for it goes back to the wallet. domain "The platform fee" */
export const refundRefused = defineJob<{ registrationId: string }>({
  name: 'refund-refused',
  async run({ registrationId }) {
    const refund = await app.container.make(RefundPlatformFee)
    const actor = system('refund-refused')
    await transaction((trx) => refund.execute({ actor, registrationId, why: 'SCORE_REFUSED' }, trx))
  },
})
