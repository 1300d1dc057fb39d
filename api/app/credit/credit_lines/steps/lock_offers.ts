import type { CollateralType } from '#contracts/credit'
import { prepared, type Trx } from '#app/platform/database/database'

export interface Offer {
  id: string
  slug: string
  plan: string
  amount: number
  collaterals: CollateralType[]
  active: boolean
}

/** A mutex: a new package has no row to lock. */
export const lockOffers = async (trx: Trx): Promise<void> => {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('credit_packages', 0))`)
}

export const findPackage = async (slug: string, trx: Trx): Promise<Offer | null> => {
  const [offer] = await prepared<Offer>(
    'offer_of_slug',
    'select id, slug, plan, amount, collaterals, active from credit_packages where slug = ?',
    [slug],
    trx
  )
  return offer ?? null
}

/** One offer per amount and plan. */
export const isOffered = async (plan: string, amount: number, trx: Trx): Promise<boolean> => {
  const [offer] = await prepared(
    'offer_of_amount',
    'select slug from credit_packages where plan = ? and amount = ?',
    [plan, amount],
    trx
  )
  return offer !== undefined
}
