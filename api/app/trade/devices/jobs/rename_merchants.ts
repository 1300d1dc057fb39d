import { transaction } from '#app/platform/database/database'
import { on } from '#app/platform/events/outbox'
import { defineJob } from '#app/platform/jobs/queue'
import { merchantKey } from '../steps/merchant_place.js'

interface Merchant {
  id: string
  name: string
  distributorName: string
}

/** The search key copies the distributor's name. */
export const renameMerchants = defineJob<{ distributorId: string }>({
  name: 'rename-merchants',
  async run({ distributorId }) {
    await transaction(async (trx) => {
      const merchants: Merchant[] = await trx
        .from('merchants')
        .join(
          'distributors_suppliers as distributors',
          'distributors.id',
          'merchants.distributor_id'
        )
        .where('distributors.id', distributorId)
        .select('merchants.id', 'merchants.name', 'distributors.name as distributorName')
        .forUpdate('merchants')
        .orderBy('merchants.id')
      for (const { id, name, distributorName } of merchants) {
        const search_key = merchantKey(name, distributorName)
        await trx.from('merchants').where({ id }).update({ search_key })
      }
    })
  },
})

on('DistributorRenamed', ({ distributorId }, then) => then(renameMerchants, { distributorId }))
