import { useMaybeCompany } from '#areas/company/parts/companies/useCompany.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { plans } from '#areas/entry/words/plans.ts'
import { wallet as text } from '#areas/wallet/words/wallet.ts'

/** Whose wallet it is: who has a company and a shop pays into neither by mistake. */
export const WalletOwner = () => {
  const company = useMaybeCompany()
  const plan = usePlan()
  return <p>{company ? text.ofCompany(company.companyName) : text.ofPlan(plans.names[plan])}</p>
}
