import { errors as text } from '#core/words/errors.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export const ErrorState = ({
  onRetry,
  title = text.load,
}: {
  onRetry: () => void
  title?: string
}) => (
  <div role="alert">
    <EmptyState icon="alert" title={title}>
      <Button look="second" onClick={onRetry}>
        {text.retry}
      </Button>
    </EmptyState>
  </div>
)
