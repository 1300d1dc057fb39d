import { classes } from './classes.ts'
import styles from './ProgressBar.module.css'

export const ProgressBar = ({
  share,
  label,
  isOnCard,
}: {
  share: number
  label: string
  isOnCard?: boolean
}) => (
  <div className={classes(styles.bar, isOnCard && styles.onCard)} role="img" aria-label={label}>
    <span
      className={styles.fill}
      style={{ inlineSize: `${Math.min(100, Math.max(0, share * 100))}%` }}
    />
  </div>
)
