import { classes } from './classes.ts'
import styles from './Tabs.module.css'

interface TabsProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  isScrolling?: boolean
}

export const Tabs = <T extends string>({
  label,
  value,
  options,
  onChange,
  isScrolling,
}: TabsProps<T>) => (
  <div
    role="group"
    aria-label={label}
    className={classes(styles.tabs, isScrolling ? styles.chips : styles.equal)}
  >
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        className={classes(styles.tab, option.value === value && styles.chosen)}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
