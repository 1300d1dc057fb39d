import { useId } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  label: string
  hint?: string
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

export const Switch = ({ label, hint, isOn, disabled, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <label className={styles.line}>
      <span className={styles.text}>
        <span className={styles.name} id={id}>
          {label}
        </span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        checked={isOn}
        disabled={disabled}
        onChange={() => onChange(!isOn)}
      />
    </label>
  )
}
