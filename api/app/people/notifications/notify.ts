import type { OwnerName } from '#contracts/owners'
import { contactsOf } from '#app/people/owners/queries/contacts_of'
import type { Trx } from '#app/platform/database/database'
import { sendBundled, type Bundle } from './bundles.js'
import { sendSms } from './jobs/send_sms.js'
import type { Message } from './sms.js'

export type EnqueueSms = (job: typeof sendSms, message: Message) => Promise<void>

/**
 * A message to everybody who is told of an owner's affairs. `key` names what happened, so that each of them is
 * told once.
 * @param others phones that are sent words of their own about it
 * @param bundle how many of a kind are told together; without it, each by itself
 */
export const notify = async (
  owner: OwnerName,
  { key, ...message }: Omit<Message, 'phone'>,
  then: EnqueueSms,
  trx: Trx,
  { others = [], bundle }: { others?: readonly string[]; bundle?: Bundle } = {}
): Promise<void> => {
  for (const { phone } of await contactsOf(owner, trx)) {
    if (others.includes(phone)) continue
    const told = { ...message, key: `${key}:${phone}`, phone }
    await (bundle ? sendBundled(told, bundle, then, trx) : then(sendSms, told))
  }
}

/** The same to one phone; one that is sent it already is not sent it again. */
export const notifyPhone = (
  phone: string,
  { key, ...message }: Omit<Message, 'phone'>,
  then: EnqueueSms
): Promise<void> => then(sendSms, { ...message, key: `${key}:${phone}`, phone })
