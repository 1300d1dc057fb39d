import { Icon, type IconName } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './Badge.module.css'

export type Tone = 'success' | 'warning' | 'danger' | 'info'

const icons: Record<Tone, IconName> = {
  success: 'success',
  warning: 'clock',
  danger: 'failure',
  info: 'alert',
}

/** Icon and word, not colour alone. */
export const Badge = ({
  tone,
  icon,
  children,
}: {
  tone: Tone
  icon?: IconName
  children: string
}) => (
  <span className={classes(styles.badge, styles[tone])}>
    <Icon name={icon ?? icons[tone]} size={16} />
    {children}
  </span>
)
