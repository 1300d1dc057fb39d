import { useMaybeCompany } from '#areas/company/parts/companies/useCompany.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { plans } from '#areas/entry/words/plans.ts'
import { wallet as text } from '#areas/wallet/words/wallet.ts'

/** Avoids paying into the wrong wallet. */
export const WalletOwner = () => {
  const company = useMaybeCompany()
  const plan = usePlan()
  return <p>{company ? text.ofCompany(company.companyName) : text.ofPlan(plans.names[plan])}</p>
}
