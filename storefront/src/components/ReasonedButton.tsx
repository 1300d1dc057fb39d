import { useId, type ComponentProps } from 'react'
import { Button } from './Button.tsx'
import styles from './ReasonedButton.module.css'

interface ReasonedButtonProps extends ComponentProps<typeof Button> {
  /** Why the command cannot be given now; null where it can. */
  reason: string | null
}

/** A command that cannot be given says why, in sight and to a screen reader. */
export const ReasonedButton = ({ reason, ...button }: ReasonedButtonProps) => {
  const id = useId()
  if (reason === null) return <Button {...button} />
  return (
    <>
      <p id={id} className={styles.reason}>
        {reason}
      </p>
      <Button {...button} disabled aria-describedby={id} />
    </>
  )
}
