import type { OwnerName } from '#contracts/owners'
import { notify, notifyPhone, type Enqueue } from '#app/notifications/notify'
import type { TemplateName } from '#app/notifications/domain/templates'
import type { Message } from '#app/notifications/sms'
import { prepared, type Trx } from '#app/shared/database'

const sql = `select phone from card_keepers where card_id = ? and holder_id is not null`

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
  { cardId, owner }: { cardId: string; owner: OwnerName },
  { words, ...message }: KeeperMessage,
  then: Enqueue,
  trx: Trx
): Promise<void> => {
  const holders = await prepared<{ phone: string }>('phone_of_card_holder', sql, [cardId], trx)
  const { contact, holder } =
    holders.length > 0 && words ? words : { contact: message.template, holder: message.template }
  const phones = holders.map(({ phone }) => phone)
  for (const phone of phones) await notifyPhone(phone, { ...message, template: holder }, then)
  await notify(owner, { ...message, template: contact }, then, trx, phones)
}
