import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useOverlay } from '#ui/useOverlay.ts'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { ConnectionError, messageOf } from '#core/api/errors.ts'

interface BlockRejectedProps {
  error: unknown
  onBack: () => void
}

/** Or unknown. company §8 */
export const BlockRejected = ({ error, onBack }: BlockRejectedProps) => {
  useOverlay(onBack)
  const isUnknown = error instanceof ConnectionError
  return (
    <div role="alert">
      <EmptyState
        icon="failure"
        title={isUnknown ? text.blockUnknownTitle : text.blockFailedTitle}
        hint={isUnknown ? text.blockUnknown : text.blockFailed}
      >
        {!isUnknown && (
          <Notice tone="danger">
            <p>{messageOf(error)}</p>
          </Notice>
        )}
        <Button onClick={onBack}>{text.backToHolder}</Button>
        <SupportButton />
      </EmptyState>
    </div>
  )
}
