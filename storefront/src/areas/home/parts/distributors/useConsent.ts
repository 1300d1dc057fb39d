import { useMaybeCompany } from '#areas/company/parts/companies/useCompany.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { refresh } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

/** Whether a distributor sees what is left of the credit. For companies, the CEO decides. */
export const useConsent = (slug: string) => {
  const plan = usePlan()
  const company = useMaybeCompany()
  const path = endpoints.creditConsent(plan, slug)
  const change = useCommand(async (isAllowed: boolean) => {
    await api.put(path, { isAllowed })
    await Promise.all([refresh(path), refresh(endpoints.creditConsents(plan))])
  })
  return {
    path,
    change,
    owner: company ? ('company' as const) : ('person' as const),
    mayDecide: company === null || company.isCeo,
  }
}
