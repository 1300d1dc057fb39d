import { useMaybeCompany } from '#features/companies/useCompany.ts'
import { usePlan } from '#features/registration/standing.ts'
import { plans } from '#i18n/fa/plans.ts'
import { wallet as text } from '#i18n/fa/wallet.ts'

/** Whose wallet it is: who has a company and a shop pays into neither by mistake. */
export const WalletOwner = () => {
  const company = useMaybeCompany()
  const plan = usePlan()
  return <p>{company ? text.ofCompany(company.companyName) : text.ofPlan(plans.names[plan])}</p>
}
