import type { AskedContactKind, CallSubject } from '#contracts/leads'
import { prepared } from '#app/platform/database/database'

export interface WaitingContact {
  kind: AskedContactKind
  phone: string
  /** Null for a lead. */
  subject: CallSubject | null
  askedAt: Date
}

/** What an asker left that has not been ended, newest first. */
export const waitingContactsOf = (asker: string): Promise<WaitingContact[]> =>
  prepared<WaitingContact>(
    'waiting_contacts',
    `select own.kind, own.phone, contact.subject, own.asked_at as "askedAt"
       from contact_askers own
       join contacts contact on contact.id = own.contact_id and contact.status in ('NEW', 'CLAIMED')
      where own.asker = ?
      order by own.asked_at desc, own.kind, own.phone
      limit 10`,
    [asker]
  )
