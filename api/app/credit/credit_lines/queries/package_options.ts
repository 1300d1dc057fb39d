import db from '@adonisjs/lucid/services/db'
import type { CollateralType } from '#contracts/credit'
import type { PersonPlan } from '#contracts/plans'
import { prepared, type Client } from '#app/platform/database/database'

/** person §3 "Credit package option" */
export interface PackageOption {
  slug: string
  amount: number
  collateralCreditTypes: CollateralType[]
}

const columns = `slug, amount, collaterals as "collateralCreditTypes"`

/** The amounts that a plan offers, the smallest first. */
export const packageOptions = (plan: PersonPlan): Promise<PackageOption[]> =>
  prepared(
    'package_options',
    `select ${columns} from credit_packages where plan = ? and active order by amount`,
    [plan]
  )

/** Null when not offered. */
export const packageOption = async (
  plan: PersonPlan,
  slug: string,
  client: Client = db.connection()
): Promise<PackageOption | null> => {
  const [option] = await prepared<PackageOption>(
    'package_option',
    `select ${columns} from credit_packages where plan = ? and slug = ? and active`,
    [plan, slug],
    client
  )
  return option ?? null
}
