import type { StepStatus } from '@kasbeno/api/contracts/registration'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Link } from 'wouter'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { classes } from '#ui/classes.ts'
import { registration as text } from '#areas/signup/words/registration.ts'
import styles from './registration.module.css'

const tones: Record<StepStatus, Tone> = {
  START: 'info',
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
}

export interface StepRow {
  name: string
  hint: string
  status: StepStatus
  label?: string
  /** Null when closed. */
  href: string | null
  isNext: boolean
}

/** Begun ones and the next show a status. */
export const StepRows = ({ rows }: { rows: readonly StepRow[] }) => (
  <ol className={styles.steps}>
    {rows.map(({ name, hint, status, label, href, isNext }, i) => {
      const isLater = status === 'START' && !isNext
      const content = (
        <>
          <span className={styles.number}>{toPersianDigits(i + 1)}</span>
          <span className={styles.about}>
            <span className={styles.name}>{name}</span>
            <span className={styles.hint}>{hint}</span>
          </span>
          {!isLater && <Badge tone={tones[status]}>{label ?? text.states[status]}</Badge>}
        </>
      )
      return (
        <li key={name}>
          {isLater || href === null ? (
            <div className={classes(styles.step, isLater && styles.later)}>{content}</div>
          ) : (
            <Link
              href={href}
              className={classes(styles.step, isNext && styles.current)}
              aria-current={isNext ? 'step' : undefined}
            >
              {content}
            </Link>
          )}
        </li>
      )
    })}
  </ol>
)
