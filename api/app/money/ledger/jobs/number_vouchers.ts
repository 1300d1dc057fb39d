import db from '@adonisjs/lucid/services/db'
import { defineJob } from '#app/platform/jobs/queue'

/** Every minute; payments that are booked beside each other wait for no number. */
export const numberVouchers = defineJob({
  name: 'number-vouchers',
  cron: '* * * * *',
  run: async () => {
    await db.rawQuery('select ledger.number_vouchers()')
  },
})
