import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

export interface DistributorContact {
  category: string
  phone: string | null
  officeAddresses: string[]
  priority: number
  active: boolean
}
interface Command {
  staff: StaffActor
  id: string
  wanted: DistributorContact
}

/** Changes how shops find and reach a distributor, with a line that says what it was. @throws NotFound */
export default class UpdateDistributor {
  async execute({ staff, id, wanted }: Command): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx.from('distributors').where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      const before: DistributorContact = {
        category: row.category,
        phone: row.phone,
        officeAddresses: row.office_addresses,
        priority: row.priority,
        active: row.active,
      }
      await trx
        .from('distributors')
        .where({ id })
        .update({
          category: wanted.category,
          phone: wanted.phone,
          office_addresses: JSON.stringify(wanted.officeAddresses),
          priority: wanted.priority,
          active: wanted.active,
          updated_at: clock.businessNow().toJSDate(),
        })
      await audit(
        {
          actor: staff,
          command: 'distributors.update',
          subject: { type: 'distributors', id },
          before: { ...before },
          after: { ...wanted },
        },
        trx
      )
    })
  }
}
