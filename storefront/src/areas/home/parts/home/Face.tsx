import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './home.module.css'

interface FaceProps {
  icon: IconName
  title: string
  message: string
  owner?: string
  action: ReactNode
}

export const Face = ({ icon, title, message, owner, action }: FaceProps) => (
  <section className={styles.standing}>
    <span className={styles.standingIcon}>
      <Icon name={icon} size={32} />
    </span>
    {owner && <strong>{owner}</strong>}
    <h2>{title}</h2>
    <p>{message}</p>
    {action}
  </section>
)
