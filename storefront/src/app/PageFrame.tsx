import { Link, useLocation } from 'wouter'
import { Icon } from '#components/Icon.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { ui as text } from '#i18n/fa/ui.ts'
import { paths } from './paths.ts'
import styles from './PageFrame.module.css'

const tabs: readonly string[] = [paths.home, paths.orders, paths.wallet, paths.profile]

/** Header and navigation stand while the code of a page is on its way. */
export const PageFrame = () => {
  const [location] = useLocation()
  const isTab = tabs.includes(location)
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        {!isTab && (
          <Link href={paths.home} className={styles.back} aria-label={text.back}>
            <Icon name="back" />
          </Link>
        )}
      </header>
      <main className={styles.main}>
        <SkeletonLines count={3} shape="card" />
      </main>
      {isTab && <div className={styles.nav} />}
    </div>
  )
}
