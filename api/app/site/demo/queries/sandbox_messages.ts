import db from '@adonisjs/lucid/services/db'

/** One message of the phone simulator; `code` stands exactly on code messages. */
export interface DemoMessage {
  id: string
  phone: string
  text: string
  code?: string
  sentAt: Date
}
/** A phone that was sent something, with its owner where that is known. */
export interface DemoPhone {
  phone: string
  name: string
  lastAt: Date
}

const messagesMax = 100
const phonesMax = 30

/** Newest first. */
export const messagesOf = async (phone: string): Promise<DemoMessage[]> => {
  const rows = await db
    .from('notifications_sandbox_sms')
    .select('id', 'phone', 'text', 'code', 'sent_at')
    .where({ phone })
    .orderBy([
      { column: 'sent_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(messagesMax)
  return rows.map(({ id, text, code, sent_at }) => ({
    id,
    phone,
    text,
    ...(code === null ? {} : { code }),
    sentAt: sent_at,
  }))
}

/** The phones that were written to last. */
export const recentPhones = async (): Promise<DemoPhone[]> => {
  const { rows } = await db.rawQuery<{ rows: DemoPhone[] }>(
    `select sms.phone, max(sms.sent_at) as "lastAt",
            coalesce(max(concat_ws(' ', users.firstname, users.lastname)), '') as name
       from notifications_sandbox_sms sms left join identity_people users on users.phone = sms.phone and users.active
      group by sms.phone order by "lastAt" desc limit ${phonesMax}`
  )
  return rows
}
