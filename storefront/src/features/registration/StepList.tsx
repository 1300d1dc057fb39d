import {
  creditStepStatus,
  shownSteps,
  summaryStatus,
  type RegistrationStep,
  type StepStatus,
} from '@kasbeno/api/contracts/registration'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { Link } from 'wouter'
import { stepPaths } from '#app/stepPaths.ts'
import { Badge, type Tone } from '#components/Badge.tsx'
import { classes } from '#components/classes.ts'
import { registration as text } from '#i18n/fa/registration.ts'
import type { RegistrationStatus } from '#lib/api/types.ts'
import { standingOf, stepAfter } from './standing.ts'
import styles from './registration.module.css'

const tones: Record<StepStatus, Tone> = {
  START: 'info',
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
}

const statusOf = (
  step: RegistrationStep,
  status: RegistrationStatus,
  plan: PersonPlan
): StepStatus => {
  if (step === 'identity') return status.identityOverallStatus
  if (step === 'shop') return status.shopOverallStatus
  if (step === 'docs') return status.docsOverallStatus
  if (step === 'summary') return summaryStatus(standingOf(status, plan))
  return creditStepStatus(status.userSubscriptionPackageStatus)
}

/** The steps in their order; those that were begun, and the next one, can be opened. */
export const StepList = ({ status, plan }: { status: RegistrationStatus; plan: PersonPlan }) => {
  const next = stepAfter(status, plan)
  return (
    <ol className={styles.steps}>
      {shownSteps(plan).map((step, i) => {
        const state = statusOf(step, status, plan)
        const isCreditPaid = step === 'credit' && state === 'APPROVED'
        const isLater = state === 'START' && step !== next
        const content = (
          <>
            <span className={styles.number}>{toPersianDigits(i + 1)}</span>
            <span className={styles.about}>
              <span className={styles.name}>{text.steps[step]}</span>
              <span className={styles.hint}>{text.hints[step]}</span>
            </span>
            {!isLater && (
              <Badge tone={tones[state]}>
                {isCreditPaid ? text.creditDone : text.states[state]}
              </Badge>
            )}
          </>
        )
        return (
          <li key={step}>
            {isLater || isCreditPaid ? (
              <div className={classes(styles.step, isLater && styles.later)}>{content}</div>
            ) : (
              <Link
                href={stepPaths[step]}
                className={classes(styles.step, step === next && styles.current)}
                aria-current={step === next ? 'step' : undefined}
              >
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
