import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { merchantKey, placeOf, type MerchantTerms } from '../steps/merchant_place.js'

interface UpdateCommand extends MerchantTerms {
  actor: StaffActor
  id: string
  active: boolean
}

/** Another name or term of a merchant; its devices charge nothing while it is inactive. @throws NotFound, InvalidFields */
export default class UpdateMerchant {
  async execute({ actor, id, ...wanted }: UpdateCommand): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx.from('merchants').where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      const at = { distributorId: row.distributor_id, branchId: row.branch_id }
      const { distributorName } = await placeOf(at, wanted.dueDateInDays, trx)
      await trx
        .from('merchants')
        .where({ id })
        .update({
          name: wanted.name,
          due_date_in_days: wanted.dueDateInDays,
          active: wanted.active,
          search_key: merchantKey(wanted.name, distributorName),
          updated_at: clock.businessNow().toJSDate(),
        })
      const before = { name: row.name, days: row.due_date_in_days, active: row.active }
      const after = { name: wanted.name, days: wanted.dueDateInDays, active: wanted.active }
      const subject = { type: 'merchants', id }
      await audit({ actor, command: 'merchants.update', subject, before, after }, trx)
    })
  }
}
