import { useEffect, type ReactNode } from 'react'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ApiError } from '#core/api/errors.ts'
import { rememberCompany } from './activeCompany.ts'
import { CompanyProvider, useOwnCompany } from './useCompany.ts'

interface OpenCompanyProps {
  /** The token is a person's after all. */
  onPerson: () => void
  waiting: ReactNode
  children: ReactNode
}

/** The session speaks for a company: its pages are drawn for that one, and anew for another. */
export const OpenCompany = ({ onPerson, waiting, children }: OpenCompanyProps) => {
  const { data: company, error, isLoading, reload } = useOwnCompany()
  const serial = company?.companyUniqueSerial
  const isPerson = error instanceof ApiError && error.status === 422
  useEffect(() => {
    if (isPerson) onPerson()
  }, [isPerson, onPerson])
  useEffect(() => {
    if (serial) rememberCompany(serial)
  }, [serial])
  if (company) {
    return (
      <CompanyProvider key={serial} value={company}>
        {children}
      </CompanyProvider>
    )
  }
  return error && !isLoading && !isPerson ? <ErrorState onRetry={reload} /> : waiting
}
