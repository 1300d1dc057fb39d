import { searchKey } from '#contracts/digits'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { nameOnce } from '../steps/name_once.js'
import { placeKinds, type PlaceKind, type PlaceTable } from '../steps/place_kinds.js'

interface Parent {
  field: 'provinceId' | 'cityId' | 'plan'
  value: number | string
}
interface CreateCommand {
  actor: StaffActor
  kind: PlaceKind
  name: string
  parent?: Parent
}

/** A province, city, district or guild that was not on the list. */
export default class CreatePlace {
  /** @returns its id @throws InvalidFields for a name that is taken or a parent that there is none of */
  async execute({ actor, kind, name, parent }: CreateCommand): Promise<number> {
    return transaction(async (trx) => {
      const place: PlaceTable = placeKinds[kind]
      if (parent) await refuseUnknown(place, parent, trx)
      await nameOnce(kind, { id: null, name, parent: parent?.value ?? null }, trx)
      const { rows } = await trx.rawQuery(`select nextval('own_place_ids')::integer as id`)
      const id: number = rows[0].id
      await trx
        .insertQuery()
        .table(place.table)
        .insert({
          id,
          name,
          ...(place.parent && { [place.parent]: parent!.value }),
          ...(place.hasKey && { search_key: searchKey(name) }),
        })
      const after = { id, name, ...(parent && { [parent.field]: parent.value }) }
      const subject = { type: kind, id: null }
      await audit({ actor, command: 'places.create', subject, after }, trx)
      return id
    })
  }
}

const refuseUnknown = async (
  { parentTable }: PlaceTable,
  { field, value }: Parent,
  trx: Trx
): Promise<void> => {
  if (!parentTable) return
  const parent = await trx.from(parentTable).where({ id: value }).first()
  if (!parent) throw refusedField(field, messages.unknownParent)
}
