import type { AuditCommand } from '#contracts/trail'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { InvalidFields, NotFound } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'

export interface BranchPlace {
  name: string
  provinceId: number | null
  cityId: number | null
}

const invalid = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'exists', message }])

const checkPlace = async ({ provinceId, cityId }: BranchPlace, trx: Trx): Promise<void> => {
  if (provinceId !== null) {
    const province = await trx.from('provinces').where({ id: provinceId }).first()
    if (!province) throw invalid('provinceId', messages.unknownProvince)
  }
  if (cityId === null) return
  const city = await trx.from('cities').where({ id: cityId, province_id: provinceId }).first()
  if (!city) throw invalid('cityId', messages.cityElsewhere)
}

/** A new branch of a distributor, or another name, place or state of one. Branches are never deleted. */
export default class KeepBranch {
  /** @returns the branch's id */
  async open(staff: StaffActor, distributorId: string, place: BranchPlace): Promise<string> {
    return transaction(async (trx) => {
      const distributor = await trx.from('distributors').where({ id: distributorId }).first()
      if (!distributor) throw invalid('distributorId', messages.unknownDistributor)
      await checkPlace(place, trx)
      const id = newId()
      await trx.insertQuery().table('distributor_branches').insert({
        id,
        distributor_id: distributorId,
        name: place.name,
        province_id: place.provinceId,
        city_id: place.cityId,
        created_at: clock.businessNow().toJSDate(),
      })
      const after = { distributorId, ...place }
      await this.#tell(staff, 'branches.create', id, { after }, trx)
      return id
    })
  }

  /** @throws NotFound */
  async change(
    staff: StaffActor,
    id: string,
    wanted: BranchPlace & { active: boolean }
  ): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx.from('distributor_branches').where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      await checkPlace(wanted, trx)
      await trx.from('distributor_branches').where({ id }).update({
        name: wanted.name,
        province_id: wanted.provinceId,
        city_id: wanted.cityId,
        active: wanted.active,
      })
      const before = {
        name: row.name,
        provinceId: row.province_id,
        cityId: row.city_id,
        active: row.active,
      }
      await this.#tell(staff, 'branches.update', id, { before, after: { ...wanted } }, trx)
    })
  }

  async #tell(
    actor: StaffActor,
    command: AuditCommand,
    id: string,
    changes: { before?: Record<string, unknown>; after: Record<string, unknown> },
    trx: Trx
  ) {
    await audit({ actor, command, subject: { type: 'branches', id }, ...changes }, trx)
  }
}
