import { groupDigits } from '#core/grouped.ts'
import { rialsInWords } from '#core/money.ts'
import { money } from '#core/words/money.ts'
import { classes } from './classes.ts'
import styles from './Rial.module.css'

interface RialProps {
  value: number
  size?: 'normal' | 'large' | 'huge'
}

const Amount = ({ value, size }: Required<RialProps>) => (
  <span className={classes(styles.rial, styles[size])}>
    <bdi>{groupDigits(value)}</bdi> <span className={styles.unit}>{money.rial}</span>
  </span>
)

/** Large amounts add toman. */
export const Rial = ({ value, size = 'normal' }: RialProps) =>
  size === 'normal' || value === 0 ? (
    <Amount value={value} size={size} />
  ) : (
    <span className={styles.withWords}>
      <Amount value={value} size={size} />
      <small className={classes(styles.words, size === 'large' && styles.narrow)}>
        {rialsInWords(value)}
      </small>
    </span>
  )
