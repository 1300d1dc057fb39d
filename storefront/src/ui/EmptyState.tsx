import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  icon: IconName
  title: string
  hint?: string
  children?: ReactNode
}

export const EmptyState = ({ icon, title, hint, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.icon}>
      <Icon name={icon} size={48} />
    </span>
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </div>
)
