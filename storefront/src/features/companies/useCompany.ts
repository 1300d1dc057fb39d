import { createContext, useContext } from 'react'
import type { AssignedCompany, Company } from '#lib/api/types.ts'

/** The company that the session speaks for, and what the reader is there. */
export type OwnCompany = Company & AssignedCompany

const Context = createContext<OwnCompany | null>(null)
export const CompanyProvider = Context.Provider

/** Null on the pages that are open before there is a company. */
export const useMaybeCompany = (): OwnCompany | null => useContext(Context)

export const useCompany = (): OwnCompany => {
  const company = useContext(Context)
  if (!company) throw new Error('This page stands outside of the gate of companies.')
  return company
}
