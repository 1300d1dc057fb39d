import type { OwnerName } from '#contracts/owners'
import { notify, notifyPhone, type EnqueueSms } from '#app/people/notifications/notify'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import type { Message } from '#app/people/notifications/sms'
import { prepared, type Trx } from '#app/platform/database/database'

const sql = `select phone from issuing_keepers where card_id = ? and holder_id is not null`

/** Empty for personal cards. */
const holdersOf = async (cardId: string, trx: Trx): Promise<string[]> => {
  const holders = await prepared<{ phone: string }>('phone_of_card_holder', sql, [cardId], trx)
  return holders.map(({ phone }) => phone)
}

interface NamedCard {
  cardId: string
  owner: OwnerName
}

/** Where the personal words do not fit. */
export interface CompanyWords {
  /** For the company's contacts. */
  contact: TemplateName
  holder: TemplateName
}

type KeeperMessage = Omit<Message, 'phone'> & { words?: CompanyWords }

/** To holder and contacts; a contact who is the holder gets the holder's words once, whichever job runs first. */
export const notifyKeeper = async (
  { cardId, owner }: NamedCard,
  { words, ...message }: KeeperMessage,
  then: EnqueueSms,
  trx: Trx
): Promise<void> => {
  const phones = await holdersOf(cardId, trx)
  const { contact, holder } =
    phones.length > 0 && words ? words : { contact: message.template, holder: message.template }
  for (const phone of phones) await notifyPhone(phone, { ...message, template: holder }, then)
  await notify(owner, { ...message, template: contact }, then, trx, { others: phones })
}

/** About the holder's act; nothing for personal cards. */
export const notifyCompany = async (
  { cardId, owner }: NamedCard,
  message: Omit<Message, 'phone'>,
  then: EnqueueSms,
  trx: Trx
): Promise<void> => {
  const holders = await holdersOf(cardId, trx)
  if (holders.length > 0) await notify(owner, message, then, trx, { others: holders })
}
