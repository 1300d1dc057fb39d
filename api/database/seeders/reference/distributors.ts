import db from '@adonisjs/lucid/services/db'
import { percent } from '#contracts/money'
import { newId } from '#app/platform/values/ids'

/** What an invoice costs unless its distributor has a row of its own. */
const houseFees = { product_fee_ppm: percent(0.5), bank_fee_yearly_ppm: percent(18) }

/** The house's own fees, once; the bank may have changed them since. */
export const seedDistributors = async (): Promise<void> => {
  await db
    .knexQuery()
    .insert({ id: newId(), distributor_id: null, ...houseFees })
    .into('distributor_fees')
    .onConflict('distributor_id')
    .ignore()
}
