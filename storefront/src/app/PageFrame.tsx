import { Link, useLocation } from 'wouter'
import { Icon } from '#ui/Icon.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { ui as text } from '#core/words/ui.ts'
import screen from '#ui/Screen.module.css'
import { paths } from './paths.ts'
import styles from './PageFrame.module.css'

const tabs: readonly string[] = [paths.home, paths.orders, paths.wallet, paths.profile]

export const PageFrame = () => {
  const [location] = useLocation()
  const isTab = tabs.includes(location)
  return (
    <div className={screen.screen}>
      <header className={screen.header}>
        {!isTab && (
          <Link href={paths.home} className={screen.back} aria-label={text.back}>
            <Icon name="back" />
          </Link>
        )}
      </header>
      <main className={screen.main}>
        <SkeletonLines count={3} shape="card" />
      </main>
      {isTab && <div className={styles.nav} />}
    </div>
  )
}
