import { Button } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Notice } from '#components/Notice.tsx'
import { useOverlay } from '#components/useOverlay.ts'
import { SupportButton } from '#features/support/SupportLink.tsx'
import { dashboardHolder as text } from '#i18n/fa/dashboardHolder.ts'
import { ConnectionError, messageOf } from '#lib/api/errors.ts'

interface BlockRejectedProps {
  error: unknown
  onBack: () => void
}

/** In place of the holder's tables: the card was not blocked, or nobody knows. Back leads to the tables. company §8 "rejected page" */
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
