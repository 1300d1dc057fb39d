import { companyPlans, isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useSignals } from '@preact/signals-react/runtime'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { ErrorState } from '#ui/ErrorState.tsx'
import SwitchGate from '#areas/entry/parts/plans/SwitchGate.tsx'
import { legal as text } from '#areas/company/words/legal.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { currentPlan, rememberPlan } from '#core/plan.ts'
import { session } from '#core/session.ts'
import { useQuery } from '#core/query.ts'
import { LeftCompany } from '#areas/company/parts/companies/LeftCompany.tsx'
import { activeOf } from '#areas/company/parts/companies/activeCompany.ts'
import { OpenCompany } from '#areas/company/parts/companies/OpenCompany.tsx'
import { OpenedElsewhere } from '#areas/company/parts/companies/OpenedElsewhere.tsx'
import { PageFrame } from './PageFrame.tsx'
import { paths } from './paths.ts'

interface CompanyGateProps {
  /** For members of no company. */
  none: ReactNode
  children: ReactNode
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

/** Switches the session to a company first. */
export const CompanyGate = ({ none, children }: CompanyGateProps) => {
  useSignals()
  const isOpen = isCompanyPlan(currentPlan.value)
  const [wasOpen, setWasOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setWasOpen(true)
  }, [isOpen])
  // No page was left for another plan: switch at once.
  const onPerson = useCallback(() => {
    setWasOpen(false)
    rememberPlan(null)
  }, [])
  const left = session.left.value
  if (left) {
    return <LeftCompany name={left} next={{ href: paths.generalHome, label: text.left.toHub }} />
  }
  return isOpen ? (
    <OpenCompany onPerson={onPerson} waiting={<PageFrame />}>
      <OpenedElsewhere>{children}</OpenedElsewhere>
    </OpenCompany>
  ) : (
    <EnteredCompany none={none} wasOpen={wasOpen} />
  )
}
