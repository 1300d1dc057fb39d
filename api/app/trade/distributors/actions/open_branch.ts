import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import {
  checkPlace,
  invalid,
  refuseTooManyBranches,
  type BranchPlace,
} from '../steps/branch_place.js'

interface OpenCommand extends BranchPlace {
  actor: StaffActor
  distributorId: string
}

export default class OpenBranch {
  async execute({ actor, distributorId, ...place }: OpenCommand): Promise<string> {
    return transaction(async (trx) => {
      const distributor = await trx.from('distributors').where({ id: distributorId }).first()
      if (!distributor) throw invalid('distributorId', messages.unknownDistributor)
      await checkPlace(place, trx)
      if (actor.distributorId) await refuseTooManyBranches(distributorId, trx)
      const id = newId()
      await trx.insertQuery().table('distributor_branches').insert({
        id,
        distributor_id: distributorId,
        name: place.name,
        province_id: place.provinceId,
        city_id: place.cityId,
        created_at: clock.businessNow().toJSDate(),
      })
      const subject = { type: 'branches', id }
      const after = { distributorId, ...place }
      await audit({ actor, command: 'branches.create', subject, after }, trx)
      return id
    })
  }
}
