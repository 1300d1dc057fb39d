import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { enterDashboard } from '#areas/dashboard/parts/dashboard/enterDashboard.ts'
import { LoginFlow } from '#areas/entry/parts/login/LoginFlow.tsx'
import { readRunningCode } from '#areas/entry/parts/login/loginDraft.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { dashboard as text } from '#areas/dashboard/words/dashboard.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { ConnectionError } from '#core/api/errors.ts'
import type { AssignedCompany } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { endSession, session } from '#core/session.ts'
import { toast, toastError } from '#core/toast.ts'
import styles from '#areas/dashboard/parts/dashboard/dashboard.module.css'

const Entering = ({ serial }: { serial: string }) => {
  const [, navigate] = useLocation()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLost) return
    let isHere = true
    enterDashboard(serial).then(
      () => {
        toast('success', text.welcome)
        if (isHere) navigate(dashboardPaths.home, { replace: true })
      },
      (error: unknown) => {
        if (error instanceof ConnectionError) return isHere && setLost(true)
        toastError(error)
        endSession()
      }
    )
    return () => {
      isHere = false
    }
  }, [serial, isLost, navigate])
  return isLost ? <ErrorState onRetry={() => setLost(false)} /> : <SkeletonLines count={3} />
}

const NoCompany = ({ onOtherPhone }: { onOtherPhone: () => void }) => (
  <EmptyState icon="store" title={text.noCompany} hint={text.noCompanyHint}>
    <ButtonLink href={paths.generalHome}>{text.onPhone}</ButtonLink>
    <Button look="quiet" onClick={onOtherPhone}>
      {text.otherPhone}
    </Button>
  </EmptyState>
)

interface ChoiceProps {
  companies: AssignedCompany[]
  onChoose: (serial: string) => void
  onOtherPhone: () => void
}

/** The only one is preselected. */
const Choice = ({ companies, onChoose, onOtherPhone }: ChoiceProps) => {
  const only = companies.length === 1 ? companies[0]!.companyUniqueSerial : undefined
  useEffect(() => {
    if (only) onChoose(only)
  }, [only, onChoose])
  if (only) return <SkeletonLines count={3} />
  if (companies.length === 0) return <NoCompany onOtherPhone={onOtherPhone} />
  return (
    <>
      <p>{text.choose}</p>
      <div className={styles.choices}>
        {companies.map(({ companyUniqueSerial, companyName }) => (
          <Button
            key={companyUniqueSerial}
            wide
            look="second"
            onClick={() => onChoose(companyUniqueSerial)}
          >
            {companyName}
          </Button>
        ))}
      </div>
    </>
  )
}

/** State here, since switching clears the cache. */
const Companies = ({ onOtherPhone }: Pick<ChoiceProps, 'onOtherPhone'>) => {
  const [chosen, choose] = useState<string>()
  const assigned = useQuery(chosen ? null : legalEndpoints.assigned)
  if (chosen) return <Entering serial={chosen} />
  return (
    <Loaded from={assigned}>
      {({ items }) => (
        <Choice
          companies={items.filter(({ isCeo }) => isCeo)}
          onChoose={choose}
          onOtherPhone={onOtherPhone}
        />
      )}
    </Loaded>
  )
}

/** company §2, §4 */
export default function DashboardLoginScreen() {
  useSignals()
  const [isCodeStep, setCodeStep] = useState(() => readRunningCode() !== null)
  const isSignedIn = session.exists.value
  // From the phone again, not from the code that was entered.
  const askOtherPhone = () => {
    setCodeStep(false)
    endSession()
  }
  return (
    <Screen
      title={isCodeStep && !isSignedIn ? text.loginCodeTitle : text.loginTitle}
      onBack={isCodeStep && !isSignedIn ? () => setCodeStep(false) : undefined}
      aside={<SupportLink />}
    >
      {isSignedIn ? (
        <Companies onOtherPhone={askOtherPhone} />
      ) : (
        <>
          {!isCodeStep && <p>{text.loginHint}</p>}
          <LoginFlow isCodeStep={isCodeStep} onCodeStep={setCodeStep} autoFocus />
        </>
      )}
    </Screen>
  )
}
