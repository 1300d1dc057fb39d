import { firstFigures } from '@kasbeno/api/contracts/support'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { Link, Redirect, useSearch } from 'wouter'
import { inPlan, paths, safeRedirect } from '#app/paths.ts'
import { Mark } from '#ui/Mark.tsx'
import { Screen } from '#ui/Screen.tsx'
import { LoginFlow } from '#areas/entry/parts/login/LoginFlow.tsx'
import { readRunningCode } from '#areas/entry/parts/login/loginDraft.ts'
import { useSettings } from '#areas/profile/parts/support/useSettings.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { groupDigits } from '#core/grouped.ts'
import { beginning } from '#core/beginning.ts'
import { currentPlan } from '#core/plan.ts'
import { session } from '#core/session.ts'
import { login as text } from '#areas/entry/words/login.ts'
import { ui } from '#core/words/ui.ts'
import styles from './EntryScreen.module.css'

const Intro = () => (
  <div className={styles.intro}>
    <div className={styles.brand}>
      <Mark size={56} />
      <strong>{ui.brand}</strong>
    </div>
    <p className={styles.headline}>{text.headline}</p>
    <p className={styles.words}>{text.intro}</p>
  </div>
)

const Figure = ({ value, label }: { value: string; label: string }) => (
  <li>
    <span>{text.moreThan}</span> <strong>{value}</strong> <span>{label}</span>
  </li>
)

/** Defaults until loaded. person §1 */
const Figures = () => {
  const { marketingCreditBillions: billions, marketingShops: shops } = useSettings()
  return (
    <ul className={styles.figures}>
      <Figure
        value={text.creditFigure(groupDigits(Number(billions ?? firstFigures.creditBillions)))}
        label={text.creditLabel}
      />
      <Figure
        value={text.shopsFigure(groupDigits(Number(shops ?? firstFigures.shops)))}
        label={text.shopsLabel}
      />
    </ul>
  )
}

const Guest = () => (
  <>
    <nav className={styles.links} aria-label={text.look}>
      <Link href={paths.onboardingPlans}>{text.lookAtPlans}</Link>
      <Link href={paths.distributors}>{text.lookAtDistributors}</Link>
    </nav>
    <Figures />
  </>
)

interface EntryScreenProps {
  /** Each fetches code that the pages after this one need. */
  nextPages: readonly (() => Promise<unknown>)[]
}

/** Sends signed-in people on. */
export default function EntryScreen({ nextPages }: EntryScreenProps) {
  useSignals()
  const [isCodeStep, setCodeStep] = useState(() => readRunningCode() !== null)
  useEffect(() => {
    // Preloads; errors are retried later.
    if (!isCodeStep) return
    for (const fetchAhead of nextPages) void fetchAhead().catch(() => undefined)
  }, [isCodeStep, nextPages])
  const redirectTo = safeRedirect(new URLSearchParams(useSearch()).get('redirectTo'))

  if (session.exists.value) {
    const plan = currentPlan.value
    const usual = plan ? inPlan(plan, paths.home) : paths.generalHome
    return <Redirect to={redirectTo ?? usual} replace state={beginning} />
  }
  return (
    <Screen
      title={isCodeStep ? text.codeTitle : text.title}
      onBack={isCodeStep ? () => setCodeStep(false) : undefined}
      aside={<SupportLink />}
    >
      {!isCodeStep && <Intro />}
      <LoginFlow isCodeStep={isCodeStep} onCodeStep={setCodeStep} />
      {!isCodeStep && <Guest />}
    </Screen>
  )
}
