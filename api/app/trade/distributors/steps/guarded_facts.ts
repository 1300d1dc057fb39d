import {
  guardedTerms,
  type DistributorRequestKind,
  type FeeTerms,
  type GuardedTerms,
} from '#contracts/distributors'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { feeTermsOf } from '../queries/fee_terms.js'
import { guardedColumns, distributorTerms } from './terms.js'

export interface GuardedFacts {
  IBAN: { iban: string | null }
  FEES: FeeTerms
  TERMS: GuardedTerms
}

type Facts = GuardedFacts[DistributorRequestKind]

/**
 * Same lock order for asking and deciding.
 * @throws NotFound
 */
export const lockDistributor = async (id: string, trx: Trx): Promise<void> => {
  const row = await trx.from('distributors').where({ id }).forUpdate().select('id').first()
  if (!row) throw new NotFound()
}

const readers: { [Kind in DistributorRequestKind]: (id: string, trx: Trx) => Promise<Facts> } = {
  async IBAN(id, trx) {
    const { iban } = await trx.from('distributors').where({ id }).select('iban').firstOrFail()
    return { iban }
  },
  async FEES(id, trx) {
    const { rows } = await trx.rawQuery(
      `select terms.* from distributors d join lateral ${feeTermsOf('d.id')} terms on true
        where d.id = ?`,
      [id]
    )
    const [terms] = rows
    return {
      productFeePpm: terms.product_fee_ppm,
      bankFeeYearlyPpm: terms.bank_fee_yearly_ppm,
      discountYearlyPpm: terms.discount_yearly_ppm,
    }
  },
  async TERMS(id, trx) {
    const row = await trx.from('distributors').where({ id }).firstOrFail()
    return guardedOf({ active: row.active, ...distributorTerms(row) })
  },
}

export const guardedOf = (known: GuardedTerms): GuardedTerms =>
  Object.fromEntries(guardedTerms.map((term) => [term, known[term]])) as unknown as GuardedTerms

/** Current values; the house's fees where it has none. */
export const readGuarded = (kind: DistributorRequestKind, id: string, trx: Trx): Promise<Facts> =>
  readers[kind](id, trx)

/** Past invoices keep their rates, approved transfers their IBAN. */
export const writeGuarded = async (
  kind: DistributorRequestKind,
  id: string,
  facts: Facts,
  trx: Trx
): Promise<void> => {
  const updatedAt = clock.businessNow().toJSDate()
  if (kind === 'IBAN') {
    const { iban } = facts as GuardedFacts['IBAN']
    await trx.from('distributors').where({ id }).update({ iban, updated_at: updatedAt })
    return
  }
  if (kind === 'TERMS') {
    const terms = facts as GuardedTerms
    await trx
      .from('distributors')
      .where({ id })
      .update({ active: terms.active, ...guardedColumns(terms), updated_at: updatedAt })
    return
  }
  const { productFeePpm, bankFeeYearlyPpm, discountYearlyPpm } = facts as GuardedFacts['FEES']
  await trx
    .knexQuery()
    .insert({
      id: newId(),
      distributor_id: id,
      product_fee_ppm: productFeePpm,
      bank_fee_yearly_ppm: bankFeeYearlyPpm,
      discount_yearly_ppm: discountYearlyPpm,
    })
    .into('distributor_fees')
    .onConflict('distributor_id')
    .merge(['product_fee_ppm', 'bank_fee_yearly_ppm', 'discount_yearly_ppm'])
  await trx.from('distributors').where({ id }).update({ updated_at: updatedAt })
}
