import { searchKey } from '#contracts/digits'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { nameOnce } from '../steps/name_once.js'
import { placeKinds, type PlaceKind, type PlaceTable } from '../steps/place_kinds.js'

interface UpdateCommand {
  actor: StaffActor
  kind: PlaceKind
  id: number
  name: string
  active: boolean
}

/** Another name, or offered no more: who has chosen it keeps it. */
export default class UpdatePlace {
  /** @throws NotFound, InvalidFields for a name that is taken */
  async execute({ actor, kind, id, name, active }: UpdateCommand): Promise<void> {
    const place: PlaceTable = placeKinds[kind]
    await transaction(async (trx) => {
      const row = await trx.from(place.table).where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      const parent = place.parent ? row[place.parent] : null
      if (name !== row.name) await nameOnce(kind, { id, name, parent }, trx)
      const before = { name: row.name, active: row.active }
      if (before.name === name && before.active === active) return
      await trx
        .from(place.table)
        .where({ id })
        .update({ name, active, ...(place.hasKey && { search_key: searchKey(name) }) })
      const subject = { type: kind, id: null }
      await audit(
        { actor, command: 'places.update', subject, before, after: { id, name, active } },
        trx
      )
    })
  }
}
