import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { AssignedCompany } from '#lib/api/types.ts'
import { useQuery, type Query } from '#lib/query.ts'

/** The company that the session speaks for, as its CEO sees it; without data where the caller is not its CEO. */
export const useLedCompany = (): Query<AssignedCompany> => {
  const company = useQuery(legalEndpoints.company)
  const assigned = useQuery(legalEndpoints.assigned)
  const serial = company.data?.companyUniqueSerial
  const data = assigned.data?.items.find((one) => one.isCeo && one.companyUniqueSerial === serial)
  return {
    data,
    error: company.error ?? assigned.error,
    isLoading: company.isLoading || assigned.isLoading,
    reload: () => {
      company.reload()
      assigned.reload()
    },
  }
}
