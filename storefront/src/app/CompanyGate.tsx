import { companyPlans, isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, useCallback, useEffect, useState, type ReactNode } from 'react'
import { ErrorState } from '#components/ErrorState.tsx'
import SwitchGate from '#features/plans/SwitchGate.tsx'
import { ApiError } from '#lib/api/errors.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { currentPlan, rememberPlan } from '#lib/plan.ts'
import { useQuery } from '#lib/query.ts'
import { activeOf, rememberCompany } from '#features/companies/activeCompany.ts'
import { CompanyProvider } from '#features/companies/useCompany.ts'
import { PageFrame } from './PageFrame.tsx'

interface CompanyGateProps {
  /** In place of the page, for who is a member of no company. */
  none: ReactNode
  children: ReactNode
}

interface OpenCompanyProps {
  /** The token speaks for a person, whatever this browser remembers. */
  onPerson: () => void
  children: ReactNode
}

/** The session speaks for a company: the page is drawn for that one, and anew for another. */
const OpenCompany = ({ onPerson, children }: OpenCompanyProps) => {
  const company = useQuery(legalEndpoints.company)
  const assigned = useQuery(legalEndpoints.assigned)
  const serial = company.data?.companyUniqueSerial
  const isPerson = company.error instanceof ApiError && company.error.status === 422
  useEffect(() => {
    if (isPerson) onPerson()
  }, [isPerson, onPerson])
  useEffect(() => {
    if (serial) rememberCompany(serial)
  }, [serial])

  const own = assigned.data?.items.find((one) => one.companyUniqueSerial === serial)
  if (company.data && own) {
    const value = { ...company.data, ...own }
    return (
      <Fragment key={serial}>
        <CompanyProvider value={value}>{children}</CompanyProvider>
      </Fragment>
    )
  }
  const hasFailed = [company, assigned].some(({ error, isLoading }) => error && !isLoading)
  const retry = () => {
    company.reload()
    assigned.reload()
  }
  return hasFailed && !isPerson ? <ErrorState onRetry={retry} /> : <PageFrame />
}

const EnteredCompany = ({ none, wasOpen }: { none: ReactNode; wasOpen: boolean }) => {
  const assigned = useQuery(legalEndpoints.assigned)
  if (!assigned.data) {
    const hasFailed = assigned.error !== undefined && !assigned.isLoading
    return hasFailed ? <ErrorState onRetry={assigned.reload} /> : <PageFrame />
  }
  const company = activeOf(assigned.data.items)
  if (!company) return none
  return (
    <SwitchGate plan={companyPlans[0]} company={company.companyUniqueSerial} wasOpen={wasOpen} />
  )
}

/** A page of companies is shown to a session that speaks for one; any other is switched first. */
export const CompanyGate = ({ none, children }: CompanyGateProps) => {
  useSignals()
  const isOpen = isCompanyPlan(currentPlan.value)
  const [wasOpen, setWasOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])
  // Nobody has left this page for another plan: it is switched at once.
  const onPerson = useCallback(() => {
    setWasOpen(false)
    rememberPlan(null)
  }, [])
  return isOpen ? (
    <OpenCompany onPerson={onPerson}>{children}</OpenCompany>
  ) : (
    <EnteredCompany none={none} wasOpen={wasOpen} />
  )
}
