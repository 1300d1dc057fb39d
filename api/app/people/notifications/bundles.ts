import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import type { BundleTemplate } from './domain/bundle_templates.js'
import { sendSms } from './jobs/send_sms.js'
import type { EnqueueSms } from './notify.js'
import type { Message } from './sms.js'

const bundleMinutes = 10

/** So many are told one by one: whoever gets a few messages wants each as it is. */
const sentSinglyMax = 3

/** How messages that follow the first of their kind are told together. */
export interface Bundle {
  template: BundleTemplate
  /** Who causes them: the id of a distributor or a company. */
  sender: string
  /** Rials of this one. */
  amount: number
  params?: Record<string, string>
}

const sql = `
  insert into message_bundles as bundle (key, phone, template, params, closes_at)
  values (?, ?, ?, ?::jsonb, ?)
  on conflict (key) do update
     set sent = least(bundle.sent + 1, ${sentSinglyMax}),
         count = bundle.count + (bundle.sent >= ${sentSinglyMax})::integer,
         amount = bundle.amount + case when bundle.sent >= ${sentSinglyMax} then ?::bigint else 0 end
  returning count`

/**
 * A message that may come in great numbers: the first few of their kind are sent as they are, and those that the same
 * sender causes for the same phone within the next minutes are counted and told as one, so that a program does not
 * fill a phone.
 */
export const sendBundled = async (
  message: Message,
  { template, sender, amount, params = {} }: Bundle,
  then: EnqueueSms,
  trx: Trx
): Promise<void> => {
  const closesAt = clock.systemNow().plus({ minutes: bundleMinutes }).toJSDate()
  const [{ count }] = await prepared<{ count: number }>(
    'bundle_message',
    sql,
    [
      `${template}:${sender}:${message.phone}`,
      message.phone,
      template,
      JSON.stringify(params),
      closesAt,
      amount,
    ],
    trx
  )
  if (count === 0) await then(sendSms, message)
}
