import { searchKey } from '#contracts/digits'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { folded } from '#app/platform/resource/query'
import { messages } from '../i18n/fa.js'

/**
 * Two papers never have the same name, however it is spelt: customers choose by it. Changes of the list take turns
 * until the transaction ends. @throws InvalidFields
 */
export const certificateNameOnce = async (
  { id, name }: { id: string | null; name: string },
  trx: Trx
): Promise<void> => {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('certificate_types', 0))`)
  const same = trx.from('certificate_types').whereRaw(`${folded('name')} = ?`, [searchKey(name)])
  if (id !== null) void same.whereNot({ id })
  if (await same.first()) throw refusedField('name', messages.nameTaken)
}
