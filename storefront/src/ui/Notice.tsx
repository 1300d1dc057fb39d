import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './Notice.module.css'

const icons: Record<Tone, IconName> = {
  success: 'success',
  warning: 'clock',
  danger: 'failure',
  info: 'info',
}

interface NoticeProps {
  tone: Tone
  title?: string
  icon?: IconName
  children?: ReactNode
  actions?: ReactNode
}

export const Notice = ({ tone, title, icon, children, actions }: NoticeProps) => (
  <section className={classes(styles.notice, styles[tone])}>
    <Icon name={icon ?? icons[tone]} />
    <div className={styles.body}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </section>
)
