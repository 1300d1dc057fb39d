import { useId, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ReasonedButton.module.css'

interface ReasonedButtonProps extends ComponentProps<typeof Button> {
  /** Null when allowed. */
  reason: string | null
}

/** Why what stands below it cannot be done now; names it by its id. */
export const Reason = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.reason}>
    {children}
  </p>
)

/** Visible and audible reason. */
export const ReasonedButton = ({ reason, ...button }: ReasonedButtonProps) => {
  const id = useId()
  const given = reason === null ? {} : { 'disabled': true, 'aria-describedby': id }
  return (
    <>
      {reason !== null && <Reason id={id}>{reason}</Reason>}
      <Button {...button} {...given} />
    </>
  )
}
