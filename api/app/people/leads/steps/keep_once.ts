import type { AskedContactKind } from '#contracts/leads'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { keepContact, type ContactRequest } from './keep_contact.js'

type AskedContact = ContactRequest & { phone: string }

/**
 * Keeps what an asker left, unless the same of theirs waits. Others' requests neither refuse it nor are told to them.
 * @returns false where theirs waits already
 */
export const keepOnce = async (
  kind: AskedContactKind,
  contact: AskedContact,
  asker: string | undefined,
  trx: Trx
): Promise<boolean> => {
  if (asker === undefined) {
    await keepContact(kind, contact, trx)
    return true
  }
  const now = clock.businessNow().toJSDate()
  const own = [asker, kind, contact.phone]
  // Whoever sends it twice at once waits here for the first.
  await trx.rawQuery(
    `insert into contact_askers (asker, kind, phone, asked_at) values (?, ?, ?, ?)
     on conflict (asker, kind, phone) do update set phone = excluded.phone`,
    [...own, now]
  )
  const waiting = await prepared<{ id: string }>(
    'contact_that_waits',
    `select contact.id
       from contact_askers own
       join contacts contact on contact.id = own.contact_id and contact.status in ('NEW', 'CLAIMED')
      where own.asker = ? and own.kind = ? and own.phone = ?`,
    own,
    trx
  )
  if (waiting.length > 0) return false
  const id = await keepContact(kind, contact, trx)
  // A lead is the one of its phone, whoever left it first.
  await prepared(
    'contact_of_asker',
    `update contact_askers own
        set asked_at = ?,
            contact_id = coalesce(?::uuid, (
              select id from contacts
               where kind = 'LEAD' and phone = own.phone and status in ('NEW', 'CLAIMED')))
      where asker = ? and kind = ? and phone = ?`,
    [now, id, ...own],
    trx
  )
  return true
}
