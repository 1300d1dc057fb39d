import type { StepStatus } from '@kasbeno/api/contracts/registration'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Steps } from '#ui/Steps.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import type { RegistrationStatus } from '#core/api/types.ts'
import { followMs, useRegistration } from './standing.ts'
import { StepFooter } from './StepFooter.tsx'

interface FormOfStep {
  id: string
  status: RegistrationStatus
  onBusy: (isBusy: boolean) => void
}
interface SignupStepPageProps {
  title: string
  place: number
  stepOf: (status: RegistrationStatus) => StepStatus
  label?: string
  above?: ReactNode
  skeleton?: ReactNode
  children: (form: FormOfStep) => ReactNode
}

/** Redrawn after sending or deciding. */
export const SignupStepPage = (props: SignupStepPageProps) => {
  const { title, place, stepOf, label, above, skeleton, children } = props
  const id = useId()
  const [isBusy, onBusy] = useState(false)
  const registration = useRegistration(followMs)
  const step = registration.data && stepOf(registration.data)
  return (
    <Screen
      title={title}
      back={paths.signupStatus}
      aside={<SupportLink />}
      footer={<StepFooter formId={id} status={step} isBusy={isBusy} label={label} />}
    >
      <Steps step={place} total={4} />
      {above}
      <Loaded from={registration} skeleton={skeleton}>
        {(status) => <Fragment key={stepOf(status)}>{children({ id, status, onBusy })}</Fragment>}
      </Loaded>
    </Screen>
  )
}
