import type { OwnerName } from '#contracts/owners'
import { notify, notifyPhone, type EnqueueSms } from '#app/people/notifications/notify'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import type { Message } from '#app/people/notifications/sms'
import { prepared, type Trx } from '#app/platform/database/database'

const sql = `select phone from card_keepers where card_id = ? and holder_id is not null`

/** One phone for a company's card, none for an owner's own. */
const holdersOf = async (cardId: string, trx: Trx): Promise<string[]> => {
  const holders = await prepared<{ phone: string }>('phone_of_card_holder', sql, [cardId], trx)
  return holders.map(({ phone }) => phone)
}

interface NamedCard {
  cardId: string
  owner: OwnerName
}

/** What is sent of a company's card, where the words of an owner's own card do not fit both. */
export interface CompanyWords {
  /** To the company's contacts. */
  contact: TemplateName
  holder: TemplateName
}

type KeeperMessage = Omit<Message, 'phone'> & { words?: CompanyWords }

/**
 * A message about a card to the holder of a company's card and to its owner's contacts. A contact who is the holder is
 * sent it once, in the holder's words: of two jobs with one key either may run first.
 */
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

/** A message to a company's contacts about what the holder of its card did; nothing is sent of an owner's own card. */
export const notifyCompany = async (
  { cardId, owner }: NamedCard,
  message: Omit<Message, 'phone'>,
  then: EnqueueSms,
  trx: Trx
): Promise<void> => {
  const holders = await holdersOf(cardId, trx)
  if (holders.length > 0) await notify(owner, message, then, trx, { others: holders })
}
