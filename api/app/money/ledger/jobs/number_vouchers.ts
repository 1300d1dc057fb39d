import { prepared } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'

const batch = 20_000

const numberSome = async (): Promise<number> => {
  const [{ added }] = await prepared<{ added: number }>(
    'number_vouchers',
    `select ledger.number_vouchers(?) as added`,
    [batch]
  )
  return added
}

/** Every minute; payments that are booked beside each other wait for no number. */
export const numberVouchers = defineJob({
  name: 'number-vouchers',
  cron: '* * * * *',
  run: async () => {
    while ((await numberSome()) === batch);
  },
})
