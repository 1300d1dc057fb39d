import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { SupportFloat } from '#areas/profile/parts/support/SupportFloat.tsx'
import { nav as text } from '#areas/home/words/nav.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { classes } from '#ui/classes.ts'
import styles from './NavBar.module.css'

interface NavTab {
  href: string
  label: string
  icon: IconName
  badge?: 'orders' | 'profile'
}

const startTabs: NavTab[] = [
  { href: paths.home, label: text.home, icon: 'home' },
  { href: paths.orders, label: text.orders, icon: 'orders', badge: 'orders' },
]
const endTabs: NavTab[] = [
  { href: paths.wallet, label: text.wallet, icon: 'wallet' },
  { href: paths.profile, label: text.profile, icon: 'person', badge: 'profile' },
]

/** By exact path. person §2 */
const Tab = ({
  href,
  label,
  icon,
  count,
  waitingFor,
}: NavTab & { count: number; waitingFor: string }) => {
  const [location] = useLocation()
  const isActive = location === href
  return (
    <Link
      href={href}
      className={classes(styles.tab, isActive && styles.active)}
      aria-current={isActive ? 'page' : undefined}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
        {count > 0 && (
          <span className={styles.badge}>
            {text.count(count)}
            <span className="visually-hidden"> {waitingFor}</span>
          </span>
        )}
      </span>
      {label}
    </Link>
  )
}

interface NavBarProps {
  /** Invoices that wait for the reader. */
  waiting: number
  waitingFor?: string
  atProfile?: { waiting: number; waitingFor: string }
  supportHref: string
}

export const NavBar = ({
  waiting,
  waitingFor = text.waiting,
  atProfile,
  supportHref,
}: NavBarProps) => {
  const badges = { orders: { waiting, waitingFor }, profile: atProfile }
  const tabOf = (tab: NavTab) => {
    const badge = tab.badge && badges[tab.badge]
    return (
      <Tab
        key={tab.href}
        {...tab}
        count={badge?.waiting ?? 0}
        waitingFor={badge?.waitingFor ?? ''}
      />
    )
  }
  return (
    <nav className={styles.nav} aria-label={text.label}>
      {startTabs.map(tabOf)}
      <SupportFloat href={supportHref} />
      {endTabs.map(tabOf)}
    </nav>
  )
}
