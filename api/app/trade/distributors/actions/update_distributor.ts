import { loosenedTerms } from '#contracts/distributors'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { InvalidFields, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import {
  checkTerms,
  columnsOf,
  foundBy,
  distributorTerms,
  type DistributorTerms,
} from '../steps/terms.js'

export interface DistributorContact {
  category: string
  phone: string | null
  officeAddresses: string[]
  priority: number
  active: boolean
}
type Changeable = DistributorContact & DistributorTerms

interface Command {
  actor: StaffActor
  id: string
  /** Absent terms stay. */
  wanted: DistributorContact & Partial<DistributorTerms>
}

/** Audited; loosening a guarded term needs a request. Invoices keep their terms. */
export default class UpdateDistributor {
  /** @throws NotFound, InvalidFields */
  async execute({ actor, id, wanted }: Command): Promise<void> {
    await transaction(async (trx) => {
      const row = await trx.from('distributors').where({ id }).forUpdate().first()
      if (!row) throw new NotFound()
      const before: Changeable = {
        category: row.category,
        phone: row.phone,
        officeAddresses: row.office_addresses,
        priority: row.priority,
        active: row.active,
        ...distributorTerms(row),
      }
      const after = { ...before, ...wanted }
      await checkTerms(after, trx)
      refuseLoosened(before, after)
      await trx
        .from('distributors')
        .where({ id })
        .update({
          category: after.category,
          search_key: foundBy({ ...after, name: row.name, slug: row.slug }),
          phone: after.phone,
          office_addresses: JSON.stringify(after.officeAddresses),
          priority: after.priority,
          active: after.active,
          ...columnsOf(after),
          updated_at: clock.businessNow().toJSDate(),
        })
      await audit(
        {
          actor,
          command: 'distributors.update',
          subject: { type: 'distributors', id },
          before: { ...before },
          after,
        },
        trx
      )
    })
  }
}

/** @throws InvalidFields for what takes two people */
const refuseLoosened = (before: Changeable, after: Changeable): void => {
  const faults = loosenedTerms(before, after).map((field) => ({
    field,
    rule: 'twoPeople',
    message: messages.takesTwo,
  }))
  if (faults.length > 0) throw new InvalidFields(faults)
}
