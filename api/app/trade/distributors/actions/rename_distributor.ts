import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { dropPublicPicture, keepPublicPicture } from '#app/platform/files/public_picture'
import { messages } from '../i18n/fa.js'
import { logoAddress, logoFolder } from '../logo.js'
import { knownByOnce } from '../steps/known_by_once.js'
import { foundBy } from '../steps/terms.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    DistributorRenamed: { distributorId: string }
  }
}

interface Wanted {
  name: string
  slug: string
  /** Without one the logo stays, unless removed. */
  logo?: Buffer
  removesLogo: boolean
}
interface RenameCommand extends Wanted {
  actor: StaffActor
  id: string
}

/** Former addresses keep working for shared links, promotions and consents. Invoices are found by both names. */
export default class RenameDistributor {
  /** @throws NotFound, InvalidFields for a taken name or slug or no picture */
  async execute({ logo, ...command }: RenameCommand): Promise<void> {
    const kept = logo && (await keepPublicPicture(logoFolder, logo, { field: 'logo', messages }))
    try {
      await transaction((trx) => rename(command, kept, trx))
    } catch (error) {
      if (kept) await dropPublicPicture(logoFolder, kept)
      throw error
    }
  }
}

const rename = async (
  { actor, id, name, slug, removesLogo }: Omit<RenameCommand, 'logo'>,
  kept: string | undefined,
  trx: Trx
): Promise<void> => {
  await knownByOnce({ id, name, slug }, trx)
  const row = await trx.from('distributors').where({ id }).forUpdate().first()
  if (!row) throw new NotFound()
  const before = { name: row.name, slug: row.slug, logo: row.logo }
  const after = { name, slug, logo: kept ? logoAddress(kept) : removesLogo ? null : row.logo }
  const now = clock.businessNow().toJSDate()
  if (slug !== row.slug) await replaceSlug({ id, former: row.slug, slug }, now, trx)
  await trx
    .from('distributors')
    .where({ id })
    .update({
      ...after,
      search_key: foundBy({ name, slug, category: row.category }),
      updated_at: now,
    })
  if (name !== row.name) await publish('DistributorRenamed', { distributorId: id }, trx)
  const subject = { type: 'distributors', id } as const
  await audit({ actor, command: 'distributors.rename', subject, before, after }, trx)
}

interface Replaced {
  id: string
  former: string
  slug: string
}

/** A former slug may become current again. */
const replaceSlug = async ({ id, former, slug }: Replaced, now: Date, trx: Trx): Promise<void> => {
  await trx.from('former_slugs').where({ slug, distributor_id: id }).delete()
  await trx
    .insertQuery()
    .table('former_slugs')
    .insert({ slug: former, distributor_id: id, replaced_at: now })
}
