import app from '@adonisjs/core/services/app'
import { toPersianDigits } from '#contracts/digits'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { defineJob, JobQueue } from '#app/platform/jobs/queue'
import { grouped } from '#app/platform/values/money'
import type { BundleTemplate } from '../domain/bundle_templates.js'
import { sendSms } from './send_sms.js'

interface ClosedBundle {
  phone: string
  template: BundleTemplate
  params: Record<string, string>
  count: number
  amount: number
}

const batch = 500

/** Whoever counts another message meanwhile waits, and begins a bundle of its own. */
const sql = `
  delete from message_bundles
   where key in (select key from message_bundles where closes_at <= ?
                  order by closes_at limit ${batch} for update skip locked)
  returning phone, template, params, count, amount`

const closeSome = async (): Promise<number> => {
  const queue = await app.container.make(JobQueue)
  return transaction(async (trx) => {
    const now = clock.systemNow().toJSDate()
    const closed = await prepared<ClosedBundle>('close_message_bundles', sql, [now], trx)
    for (const { phone, template, params, count, amount } of closed) {
      if (count === 0) continue
      const told = { ...params, count: toPersianDigits(count), amount: grouped(amount) }
      const key = `${template}:${newId()}`
      await queue.enqueue(sendSms, { key, phone, template, params: told }, trx)
    }
    return closed.length
  })
}

/** Tells what was counted after the first messages of each bundle. */
export const closeMessageBundles = defineJob({
  name: 'close-message-bundles',
  cron: '* * * * *',
  async run() {
    while ((await closeSome()) === batch);
  },
})
