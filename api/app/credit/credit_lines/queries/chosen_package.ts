import type { CollateralType, PackageStatus } from '#contracts/credit'
import type { PersonPlan } from '#contracts/plans'
import type { RegistrationRow } from '#app/onboarding/registration/queries/registration_of'
import { prepared } from '#app/platform/database/database'

/** GET /user-subscription-package: START with nulls before a choice. */
export interface ChosenPackageAnswer {
  plan: PersonPlan
  status: PackageStatus
  slug: string | null
  amount: number | null
  collateralCreditTypes: CollateralType[]
}

const sql = `
  select chosen.status, chosen.slug, chosen.amount, chosen.collaterals as "collateralCreditTypes"
    from chosen_packages chosen
   where chosen.registration_id = ?`

export const chosenPackage = async ({
  id,
  plan,
}: Pick<RegistrationRow, 'id' | 'plan'>): Promise<ChosenPackageAnswer> => {
  const [row] = await prepared<Omit<ChosenPackageAnswer, 'plan'>>('chosen_package', sql, [id])
  return {
    plan,
    ...(row ?? { status: 'START', slug: null, amount: null, collateralCreditTypes: [] }),
  }
}
