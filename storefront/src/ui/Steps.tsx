import { fields as text } from '#core/words/fields.ts'
import { classes } from './classes.ts'
import styles from './Steps.module.css'

export const Steps = ({ step, total }: { step: number; total: number }) => (
  <div className={styles.steps} role="img" aria-label={text.stepOf(step, total)}>
    {Array.from({ length: total }, (_, i) => (
      <span key={i} className={classes(styles.part, i < step && styles.done)} />
    ))}
    <span className={styles.words}>{text.stepOf(step, total)}</span>
  </div>
)
