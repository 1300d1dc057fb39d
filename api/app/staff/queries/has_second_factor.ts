import db from '@adonisjs/lucid/services/db'

/** Whether an authenticator is asked for when this member of staff signs in. */
export const hasSecondFactor = async (staffId: string): Promise<boolean> => {
  const { totp_secret: secret } = await db
    .from('staff_users')
    .select('totp_secret')
    .where({ id: staffId })
    .firstOrFail()
  return secret !== null
}
