import { isEditable, type StepStatus } from '@kasbeno/api/contracts/registration'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { registration as text } from '#areas/signup/words/registration.ts'

interface StepFooterProps {
  formId: string
  status: StepStatus | undefined
  isBusy: boolean
  label?: string
}

/** Locked forms link to the status. */
export const StepFooter = ({ formId, status, isBusy, label = text.send }: StepFooterProps) => {
  if (!status) return null
  if (!isEditable(status)) {
    return (
      <ButtonLink wide href={paths.signupStatus}>
        {text.seeSummary}
      </ButtonLink>
    )
  }
  return (
    <Button wide type="submit" form={formId} isRunning={isBusy}>
      {status === 'REJECTED' ? text.resend : label}
    </Button>
  )
}
