import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { checkPlace, type BranchPlace } from '../steps/branch_place.js'

interface UpdateCommand extends BranchPlace {
  actor: StaffActor
  id: string
  active: boolean
}

/** Branches are never deleted. */
export default class UpdateBranch {
  /** @throws NotFound also for a branch of another distributor */
  async execute({ actor, id, ...wanted }: UpdateCommand): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx.from('distributor_branches').where({ id }).forUpdate().first()
      const isElsewhere = actor.distributorId && row?.distributor_id !== actor.distributorId
      if (!row || isElsewhere) throw new NotFound()
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
      const subject = { type: 'branches', id }
      await audit({ actor, command: 'branches.update', subject, before, after: { ...wanted } }, trx)
    })
  }
}
