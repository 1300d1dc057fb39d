import app from '@adonisjs/core/services/app'
import { onDayClosed } from '#app/platform/time/close_of_day'
import ChargeLateFees from '../actions/charge_late_fees.js'

onDayClosed({
  name: 'charge late fees',
  phase: 'late-fees',
  async run(day) {
    const chargeLateFees = await app.container.make(ChargeLateFees)
    await chargeLateFees.execute(day)
  },
})
