import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './profile.module.css'

type MenuItemProps = {
  icon: IconName
  children: ReactNode
} & ({ href: string } | { onClick: () => void })

export const MenuItem = ({ icon, children, ...target }: MenuItemProps) => {
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.label}>{children}</span>
      <Icon name="forward" size={20} />
    </>
  )
  return (
    <li>
      {'onClick' in target ? (
        <button type="button" className={styles.item} onClick={target.onClick}>
          {content}
        </button>
      ) : target.href.startsWith('tel:') ? (
        <a className={styles.item} href={target.href}>
          {content}
        </a>
      ) : (
        <Link className={styles.item} href={target.href}>
          {content}
        </Link>
      )}
    </li>
  )
}
