import type { StaffActor } from '#app/platform/audit/actor'
import { prepared, transaction } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { changeSettings } from '../steps/change_settings.js'

interface MarketingCommand {
  actor: StaffActor
  creditBillions: number
  shops: number
  /** Slugs, in the order in which their logos stand; empty for the first five. */
  distributors: string[]
}

/** What the login page tells of the house, and the distributors whose logos stand beside the papers. */
export default class ChangeMarketing {
  /** @throws InvalidFields for a distributor that is not shown to shops */
  async execute({ actor, creditBillions, shops, distributors }: MarketingCommand): Promise<void> {
    await transaction(async (trx) => {
      const known = await prepared(
        'distributors_to_promote',
        'select slug from distributors_suppliers distributors where active and slug = any(?)',
        [distributors],
        trx
      )
      if (known.length < distributors.length) {
        throw refusedField('distributors', messages.unknownDistributor)
      }
      const values = {
        marketingCreditBillions: creditBillions,
        marketingShops: shops,
        promoDistributors: distributors.join(','),
      }
      await changeSettings(actor, values, trx)
    })
  }
}
