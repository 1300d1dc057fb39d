import { Link, useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { nav as text } from '#i18n/fa/nav.ts'
import { useNavBadges } from './useNavBadges.ts'
import { Icon, type IconName } from '#components/Icon.tsx'
import { classes } from '#components/classes.ts'
import styles from './BottomNav.module.css'

const tabs: { href: string; label: string; icon: IconName; badge?: 'orders' }[] = [
  { href: paths.home, label: text.home, icon: 'home' },
  { href: paths.orders, label: text.orders, icon: 'orders', badge: 'orders' },
  { href: paths.wallet, label: text.wallet, icon: 'wallet' },
  { href: paths.profile, label: text.profile, icon: 'person' },
]

/** The active tab is the one whose link equals the current path. person §2 */
export const BottomNav = () => {
  const [location] = useLocation()
  const badges = useNavBadges()
  return (
    <nav className={styles.nav} aria-label={text.label}>
      {tabs.map(({ href, label, icon, badge }) => {
        const count = badge ? badges[badge] : 0
        const isActive = location === href
        return (
          <Link
            key={href}
            href={href}
            className={classes(styles.tab, isActive && styles.active)}
            aria-current={isActive ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon name={icon} />
              {count > 0 && (
                <span className={styles.badge}>
                  {text.count(count)}
                  <span className="visually-hidden"> {text.waiting}</span>
                </span>
              )}
            </span>
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
