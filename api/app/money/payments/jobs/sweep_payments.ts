import app from '@adonisjs/core/services/app'
import { defineJob } from '#app/platform/jobs/queue'
import FollowSettled from '../actions/follow_settled.js'
import SweepPayments from '../actions/sweep_payments.js'

/** Every minute: no payment stays without an end. */
export const sweepPayments = defineJob({
  name: 'sweep-payments',
  cron: '* * * * *',
  async run() {
    const sweep = await app.container.make(SweepPayments)
    await sweep.execute()
    await new FollowSettled().execute()
  },
})
