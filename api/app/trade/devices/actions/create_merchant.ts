import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { merchantKey, merchantPlace, type MerchantTerms } from '../steps/merchant_place.js'

interface CreateCommand extends MerchantTerms {
  actor: StaffActor
  distributorId: string
  branchId?: string | null
}

/**
 * A distributor or one of its branches.
 * @throws InvalidFields for invalid terms
 */
export default class CreateMerchant {
  async execute({
    actor,
    distributorId,
    branchId = null,
    ...terms
  }: CreateCommand): Promise<string> {
    return transaction(async (trx) => {
      const place = await merchantPlace({ distributorId, branchId }, terms.dueDateInDays, trx)
      const id = newId()
      const now = clock.businessNow().toJSDate()
      await trx
        .insertQuery()
        .table('merchants')
        .insert({
          id,
          distributor_id: distributorId,
          branch_id: branchId,
          name: terms.name,
          due_date_in_days: terms.dueDateInDays,
          search_key: merchantKey(terms.name, place.distributorName),
          created_at: now,
          updated_at: now,
        })
      const subject = { type: 'merchants', id }
      const after = { distributorId, branchId, name: terms.name, days: terms.dueDateInDays }
      await audit({ actor, command: 'merchants.create', subject, after }, trx)
      return id
    })
  }
}
