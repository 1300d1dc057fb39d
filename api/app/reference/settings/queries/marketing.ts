import { prepared } from '#app/platform/database/database'
import { namedSettings } from './public_settings.js'

interface Promotable {
  slug: string
  name: string
}
export interface Marketing {
  creditBillions: number
  shops: number
  /** Slugs, in their order. */
  distributors: string[]
  /** Those who can be among them. */
  choices: Promotable[]
}

/** What the house tells of itself, as staff have set it. */
export const marketing = async (): Promise<Marketing> => {
  const keys = ['marketingCreditBillions', 'marketingShops', 'promoDistributors'] as const
  const named = await namedSettings(keys)
  const [creditBillions, shops, promoted] = named.map(({ value }) => value)
  const choices = await prepared<Promotable>(
    'promotable_distributors',
    'select slug, name from distributors_suppliers where active order by name, id',
    []
  )
  return {
    creditBillions: Number(creditBillions),
    shops: Number(shops),
    distributors: String(promoted).split(',').filter(Boolean),
    choices,
  }
}
