import { groupDigits } from '#lib/money.ts'
import { money } from '#i18n/fa/money.ts'
import { classes } from './classes.ts'
import styles from './Rial.module.css'

/** ۵۰٬۰۰۰٬۰۰۰ ریال: the unit small and grey behind the number. */
export const Rial = ({
  value,
  size = 'normal',
}: {
  value: number
  size?: 'normal' | 'large' | 'huge'
}) => (
  <span className={classes(styles.rial, styles[size])}>
    <bdi>{groupDigits(value)}</bdi> <span className={styles.unit}>{money.rial}</span>
  </span>
)
