import { searchKey } from '#contracts/digits'
import type { Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface Others {
  name: string
  slug: string
}
interface Wanted {
  /** Null before creation. */
  id: string | null
  name: string
  slug: string
}

const taken = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'unique', message }])

/**
 * Names (in any spelling) and slugs are unique; former slugs stay reserved, so that old links never lead elsewhere.
 * Serializes naming.
 * @throws InvalidFields
 */
export const knownByOnce = async ({ id, name, slug }: Wanted, trx: Trx): Promise<void> => {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('distributors.create'))`)
  const others = trx.from('distributors').select('name', 'slug')
  if (id !== null) void others.whereNot({ id })
  const known: Others[] = await others
  if (known.some((other) => searchKey(other.name) === searchKey(name))) {
    throw taken('name', messages.nameTaken)
  }
  const former = trx.from('former_slugs').where({ slug }).select('slug')
  if (id !== null) void former.whereNot({ distributor_id: id })
  if (known.some((other) => other.slug === slug) || (await former.first())) {
    throw taken('slug', messages.slugTaken)
  }
}
