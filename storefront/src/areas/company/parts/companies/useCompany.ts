import { createContext, useContext } from 'react'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { AssignedCompany, Company } from '#core/api/types.ts'
import { useQuery, type Query } from '#core/query.ts'

/** With the reader's role. */
export type OwnCompany = Company & AssignedCompany

const Context = createContext<OwnCompany | null>(null)
export const CompanyProvider = Context.Provider

/** Null before there is a company. */
export const useMaybeCompany = (): OwnCompany | null => useContext(Context)

export const useCompany = (): OwnCompany => {
  const company = useContext(Context)
  if (!company) throw new Error('This page stands outside of the gate of companies.')
  return company
}

/** 422: the session is a person's. */
export const useOwnCompany = (): Query<OwnCompany> => {
  const company = useQuery(legalEndpoints.company)
  const assigned = useQuery(legalEndpoints.assigned)
  const serial = company.data?.companyUniqueSerial
  const own = assigned.data?.items.find((one) => one.companyUniqueSerial === serial)
  return {
    data: company.data && own && { ...company.data, ...own },
    error: company.error ?? assigned.error,
    isLoading: company.isLoading || assigned.isLoading,
    reload: () => {
      company.reload()
      assigned.reload()
    },
  }
}
