import db from '@adonisjs/lucid/services/db'

/** The newest code that the phone was sent. @param template of that message alone */
export const codeFor = async (phone: string, template?: string): Promise<string> => {
  const { code } = await db
    .from('sandbox_sms')
    .where({ phone, ...(template && { template }) })
    .whereNotNull('code')
    .orderBy('id', 'desc')
    .firstOrFail()
  return code
}
