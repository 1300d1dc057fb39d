import { ButtonLink } from '#ui/Button.tsx'
import { refusal as text } from '#core/words/refusal.ts'
import { linesOf } from './reasons.ts'
import styles from './registration.module.css'

export interface RefusedStep {
  name: string
  /** In the reviewer's words, one reason a line. */
  reason: string
  /** Null for readers. */
  href: string | null
}

/** Why each step was refused, with the way to its form. */
export const StepReasons = ({ steps }: { steps: readonly RefusedStep[] }) => (
  <ul className={styles.reasons}>
    {steps.map(({ name, reason, href }) => (
      <li key={name}>
        <strong>{name}</strong>
        {linesOf(reason).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {href && (
          <ButtonLink small look="second" icon="edit" href={href}>
            {text.mend(name)}
          </ButtonLink>
        )}
      </li>
    ))}
  </ul>
)
