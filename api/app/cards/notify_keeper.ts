import type { OwnerName } from '#contracts/owners'
import { notify, notifyPhone, type Enqueue } from '#app/notifications/notify'
import type { Message } from '#app/notifications/sms'
import { prepared, type Trx } from '#app/shared/database'

const sql = `select phone from card_keepers where card_id = ? and holder_id is not null`

/**
 * A message about a card to its owner's contacts, and to the holder of a company's card as well. A holder who is one
 * of the contacts is sent it once, since its key names the phone.
 */
export const notifyKeeper = async (
  { cardId, owner }: { cardId: string; owner: OwnerName },
  message: Omit<Message, 'phone'>,
  then: Enqueue,
  trx: Trx
): Promise<void> => {
  await notify(owner, message, then, trx)
  const holders = await prepared<{ phone: string }>('phone_of_card_holder', sql, [cardId], trx)
  for (const { phone } of holders) await notifyPhone(phone, message, then)
}
