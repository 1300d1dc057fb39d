import { searchKey } from '#contracts/digits'
import type { Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { folded } from '#app/platform/resource/query'
import { messages } from '../i18n/fa.js'
import { placeKinds, type PlaceKind, type PlaceTable } from './place_kinds.js'

interface Named {
  id: number | null
  name: string
  parent: number | string | null
}

/**
 * Two of one kind never have the same name, however it is spelt: people choose by it. The kind is locked until
 * the transaction ends. @throws InvalidFields
 */
export const nameOnce = async (
  kind: PlaceKind,
  { id, name, parent }: Named,
  trx: Trx
): Promise<void> => {
  const { table, parent: column }: PlaceTable = placeKinds[kind]
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`places:${kind}`])
  const same = trx.from(table).whereRaw(`${folded('name')} = ?`, [searchKey(name)])
  if (column) void same.where(column, parent!)
  if (id !== null) void same.whereNot({ id })
  if (await same.first()) throw refusedField('name', messages.nameTaken)
}
