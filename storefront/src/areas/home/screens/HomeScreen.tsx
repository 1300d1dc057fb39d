import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { DistributorSlider } from '#areas/home/parts/distributors/DistributorSlider.tsx'
import { HomeContent } from '#areas/home/parts/home/HomeContent.tsx'
import { HomeDialogs } from '#areas/home/parts/home/HomeDialogs.tsx'
import { useHome, useLastKnownHome } from '#areas/home/parts/home/useHome.ts'
import { BottomNav } from '#areas/home/parts/nav/BottomNav.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { home as text } from '#areas/home/words/home.ts'
import { plans } from '#areas/entry/words/plans.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import styles from '#areas/home/parts/home/home.module.css'

/** Waits for the name. */
const Greeting = ({ profile }: { profile: { firstname: string | null } | undefined }) => {
  const plan = usePlan()
  const name = profile?.firstname
  return (
    <header className={styles.greeting}>
      <span className={styles.name}>
        {name ? text.hello(name) : profile ? text.helloUnnamed : ''}
      </span>
      <Link href={paths.generalHome} className={styles.plan} aria-label={text.changePlan}>
        <Icon name="swap" size={16} />
        {plans.short[plan]}
      </Link>
    </header>
  )
}

/** person §2 "Home" */
export default function HomeScreen() {
  const home = useHome({ isFollowed: true })
  const old = useLastKnownHome(home)
  const shown = home.data ?? old?.data

  return (
    <Screen title={text.title} isTitleHidden nav={<BottomNav />}>
      <Greeting profile={shown?.profile} />
      {old && (
        <Notice tone="warning" title={text.oldTitle}>
          <p>{text.oldHint}</p>
          <p>
            {text.oldAt}{' '}
            <bdi dir="ltr" className={styles.moment}>
              {jalaliDateTime(old.at)}
            </bdi>
          </p>
        </Notice>
      )}
      {shown ? (
        <>
          <HomeContent home={shown} isOld={old !== null} />
          {home.data && <HomeDialogs home={home.data} />}
          {shown.distributors.items.length > 0 && (
            <DistributorSlider distributors={shown.distributors.items} />
          )}
        </>
      ) : home.error && !home.isLoading ? (
        <ErrorState onRetry={home.reload} />
      ) : (
        <SkeletonLines count={2} shape="card" />
      )}
    </Screen>
  )
}
