import type { StepStatus } from '@kasbeno/api/contracts/registration'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { registration as text } from '#areas/signup/words/registration.ts'
import { linesOf } from './reasons.ts'
import styles from './registration.module.css'

interface StepNoticeProps {
  status: StepStatus
  approved: string
  refused?: string
  reasons: string | null
  /** Brings the owner to the field that a reason speaks of. */
  onFix?: (reason: string) => void
}

export const StepNotice = ({
  status,
  approved,
  refused = text.rejectedTitle,
  reasons,
  onFix,
}: StepNoticeProps) => {
  if (status === 'START') return null
  if (status === 'PENDING') {
    return (
      <Notice tone="warning" title={text.underReviewTitle}>
        <p>{text.underReview}</p>
        <p>{text.closed}</p>
      </Notice>
    )
  }
  if (status === 'APPROVED') return <Notice tone="success" title={approved} />
  return (
    <Notice tone="danger" title={refused}>
      <ul className={styles.reasons}>
        {linesOf(reasons).map((reason) => (
          <li key={reason}>
            <p>{reason}</p>
            {onFix && (
              <Button look="second" small icon="edit" onClick={() => onFix(reason)}>
                {text.fixThis}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
