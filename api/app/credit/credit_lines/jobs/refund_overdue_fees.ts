import app from '@adonisjs/core/services/app'
import { onDayClosed } from '#app/platform/time/close_of_day'
import RefundOverdueFees from '../actions/refund_overdue_fees.js'

onDayClosed({
  name: 'refund-overdue-fees',
  phase: 'fees',
  async run(day) {
    const refund = await app.container.make(RefundOverdueFees)
    await refund.execute(day)
  },
})
