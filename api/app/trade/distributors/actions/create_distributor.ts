import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { knownByOnce } from '../steps/known_by_once.js'
import { checkTerms, columnsOf, foundBy, type DistributorTerms } from '../steps/terms.js'
import type { DistributorContact } from './update_distributor.js'

export interface NewDistributor extends Omit<DistributorContact, 'active'>, DistributorTerms {
  name: string
  slug: string
}

interface CreateCommand extends NewDistributor {
  actor: StaffActor
}

/** Hidden until activated, and in no run until two people set an IBAN. */
export default class CreateDistributor {
  /**
   * @returns its id
   * @throws InvalidFields for a taken name or slug
   */
  async execute({ actor, ...wanted }: CreateCommand): Promise<string> {
    const { name, slug, category, phone, officeAddresses, priority, ...terms } = wanted
    return transaction(async (trx) => {
      await checkTerms(terms, trx)
      await knownByOnce({ id: null, name, slug }, trx)
      const id = newId()
      const now = clock.businessNow().toJSDate()
      await trx
        .insertQuery()
        .table('distributors')
        .insert({
          id,
          name,
          slug,
          search_key: foundBy({ name, slug, category }),
          category,
          phone,
          office_addresses: JSON.stringify(officeAddresses),
          priority,
          active: false,
          ...columnsOf(terms),
          created_at: now,
          updated_at: now,
        })
      await audit(
        {
          actor,
          command: 'distributors.create',
          subject: { type: 'distributors', id },
          after: { ...wanted, active: false },
        },
        trx
      )
      return id
    })
  }
}
