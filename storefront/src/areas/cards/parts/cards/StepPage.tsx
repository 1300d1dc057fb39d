import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { ignoreHeldEnter } from '#core/heldKeys.ts'

interface StepPageProps {
  title: string
  back?: string
  onBack?: () => void
  action: string
  look?: 'main' | 'danger'
  isRunning?: boolean
  isDisabled?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export const StepPage = ({
  title,
  back,
  onBack,
  onSubmit,
  children,
  ...command
}: StepPageProps) => (
  <form onSubmit={onSubmit} onKeyDown={ignoreHeldEnter} autoComplete="off" noValidate>
    <Screen
      title={title}
      back={back}
      onBack={onBack}
      aside={<SupportLink />}
      footer={
        <Button
          wide
          type="submit"
          look={command.look}
          isRunning={command.isRunning}
          disabled={command.isDisabled}
        >
          {command.action}
        </Button>
      }
    >
      {children}
    </Screen>
  </form>
)

/** Back and the arrow go one step back. */
export const LaterStep = (props: Omit<StepPageProps, 'back'> & { onBack: () => void }) => {
  useOverlay(props.onBack)
  return <StepPage {...props} />
}
