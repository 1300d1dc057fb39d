import db from '@adonisjs/lucid/services/db'
import type { Client } from '#app/platform/database/database'

/** Whether an authenticator is asked for when this member of staff signs in. */
export const hasSecondFactor = async (
  staffId: string,
  client: Client = db.connection()
): Promise<boolean> => {
  const { totp_secret: secret } = await client
    .from('staff_users')
    .select('totp_secret')
    .where({ id: staffId })
    .firstOrFail()
  return secret !== null
}
