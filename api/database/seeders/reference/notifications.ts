import db from '@adonisjs/lucid/services/db'
import { templates } from '#app/people/notifications/domain/templates'
import { newId } from '#app/platform/values/ids'

/** A row for each message that the product sends, for what staff say of it. */
export const seedNotifications = async (): Promise<void> => {
  const rows = Object.keys(templates).map((name) => ({ id: newId(), name }))
  await db.knexQuery().insert(rows).into('sms_templates').onConflict('name').ignore()
}
