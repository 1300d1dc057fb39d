import { searchKey } from '#contracts/digits'
import type { Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface Others {
  name: string
  slug: string
}
interface Wanted {
  /** Of the distributor itself; null before it is made. */
  id: string | null
  name: string
  slug: string
}

const taken = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'unique', message }])

/**
 * No two distributors share a name, however it is spelt, or an address; a former address is its distributor's for
 * good, since whoever follows an old link must not come to another one. Until the transaction ends nobody else is named.
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
