import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { isSecondToAsk } from '#app/platform/two_people/second_ask'
import { merchantKey, merchantPlace, type MerchantTerms } from '../steps/merchant_place.js'

interface UpdateCommand extends MerchantTerms {
  actor: StaffActor
  id: string
  active: boolean
}

/**
 * An inactive merchant charges nothing. One person closes it, two reopen it; it can be changed meanwhile.
 * @throws NotFound, InvalidFields, BusinessRule (422) for the same person
 */
export default class UpdateMerchant {
  async execute({ actor, id, ...wanted }: UpdateCommand): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx.from('merchants').where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      const at = { distributorId: row.distributor_id, branchId: row.branch_id }
      const { distributorName } = await merchantPlace(at, wanted.dueDateInDays, trx)
      const isReopened = wanted.active && !row.active
      const active = isReopened ? await isSecondWord(actor, id, trx) : wanted.active
      await trx
        .from('merchants')
        .where({ id })
        .update({
          name: wanted.name,
          due_date_in_days: wanted.dueDateInDays,
          active,
          ...(active && { reactivation_asked_by: null, reactivation_asked_at: null }),
          search_key: merchantKey(wanted.name, distributorName),
          updated_at: clock.businessNow().toJSDate(),
        })
      const before = { name: row.name, days: row.due_date_in_days, active: row.active }
      const after = { name: wanted.name, days: wanted.dueDateInDays, active }
      const subject = subjectOf(id)
      await audit({ actor, command: 'merchants.update', subject, before, after }, trx)
    })
  }
}

const subjectOf = (id: string) => ({ type: 'merchants', id })

const isSecondWord = (actor: StaffActor, id: string, trx: Trx): Promise<boolean> =>
  isSecondToAsk(
    {
      ...{ table: 'merchants', column: 'reactivation_asked', id, actor },
      permission: 'merchants.update',
      line: { command: 'merchants.ask-reactivate', subject: subjectOf(id) },
    },
    trx
  )
