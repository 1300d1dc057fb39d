import type { OwnerName } from '#contracts/owners'
import { notify, notifyPhone, type Enqueue } from '#app/notifications/notify'
import type { TemplateName } from '#app/notifications/domain/templates'
import type { Message } from '#app/notifications/sms'
import { prepared, type Trx } from '#app/shared/database'

const sql = `select phone from card_keepers where card_id = ? and holder_id is not null`

interface KeeperMessage extends Omit<Message, 'phone' | 'template'> {
  /** To the owner's contacts. */
  contact: TemplateName
  /** To the holder of a company's card. */
  holder: TemplateName
}

/**
 * A message about a card to the holder of a company's card and to its owner's contacts. A contact who is the holder is
 * sent it once, in the holder's words: its key names the phone, and the first one counts.
 */
export const notifyKeeper = async (
  { cardId, owner }: { cardId: string; owner: OwnerName },
  { contact, holder, ...message }: KeeperMessage,
  then: Enqueue,
  trx: Trx
): Promise<void> => {
  const holders = await prepared<{ phone: string }>('phone_of_card_holder', sql, [cardId], trx)
  for (const { phone } of holders) await notifyPhone(phone, { ...message, template: holder }, then)
  await notify(owner, { ...message, template: contact }, then, trx)
}
