import type { SigningStep } from '@kasbeno/api/contracts/signing'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Screen } from '#ui/Screen.tsx'
import { Steps } from '#ui/Steps.tsx'
import { ownSteps } from './useSigning.ts'
import styles from './signing.module.css'

interface SigningStepPageProps {
  step: SigningStep
  title: string
  footer: ReactNode
  onBack?: () => void
  children: ReactNode
}

export const SigningStepPage = ({
  step,
  title,
  footer,
  onBack,
  children,
}: SigningStepPageProps) => (
  <Screen title={title} back={paths.profile} onBack={onBack} footer={footer}>
    <Steps step={ownSteps.indexOf(step) + 1} total={ownSteps.length} />
    <div className={styles.page}>{children}</div>
  </Screen>
)
