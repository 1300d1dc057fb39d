import type { OwnerName } from '#contracts/owners'
import { contactsOf } from '#app/owners/queries/contacts_of'
import type { Trx } from '#app/shared/database'
import { sendSms } from './jobs/send_sms.js'
import type { Message } from './sms.js'

type Enqueue = (job: typeof sendSms, message: Message) => Promise<void>

/**
 * A message to everybody who is told of an owner's affairs. `key` names what happened, so that each of them is
 * told once.
 */
export const notify = async (
  owner: OwnerName,
  { key, ...message }: Omit<Message, 'phone'>,
  then: Enqueue,
  trx: Trx
): Promise<void> => {
  for (const { phone } of await contactsOf(owner, trx)) {
    await then(sendSms, { ...message, key: `${key}:${phone}`, phone })
  }
}
