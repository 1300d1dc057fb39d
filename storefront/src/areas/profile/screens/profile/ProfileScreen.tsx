import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { signingPaths } from '#areas/signing/signingPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { HeldCardItems } from '#areas/cards/parts/held/HeldCardItems.tsx'
import { BottomNav } from '#areas/home/parts/nav/BottomNav.tsx'
import { cardPage, contractsPage } from '#areas/profile/parts/profile/cardPage.ts'
import { Exit } from '#areas/profile/parts/profile/Exit.tsx'
import { InstallHint } from '#areas/profile/parts/profile/InstallHint.tsx'
import { MenuItem } from '#areas/profile/parts/profile/MenuItem.tsx'
import { Theme } from '#areas/profile/parts/profile/Theme.tsx'
import { useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { useSupportHref } from '#areas/profile/parts/support/useSupportHref.ts'
import { profile as text } from '#areas/profile/words/profile.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Profile } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/profile/parts/profile/profile.module.css'

/** person §2: the name only while the bank's step is PENDING or START. */
const Person = ({ profile }: { profile: Profile }) => {
  const { bankStatus } = useRegistration().data ?? {}
  const showsName = bankStatus === 'PENDING' || bankStatus === 'START'
  const name = [profile.firstname, profile.lastname].filter(Boolean).join(' ')
  return (
    <section className={styles.person}>
      {showsName && name && <strong>{name}</strong>}
      <span>
        {text.phone}: <Ltr>{profile.phone}</Ltr>
      </span>
      <small>{text.changePhone}</small>
    </section>
  )
}

export default function ProfileScreen() {
  const [isLeaving, setLeaving] = useState(false)
  const supportHref = useSupportHref()
  const profile = useQuery(endpoints.profile)
  const { cardStatus = null, creditAmount = 0 } = useRegistration().data ?? {}
  const card = cardPage(cardStatus)
  return (
    <Screen title={text.title} nav={<BottomNav />}>
      <Loaded from={profile} skeleton={<SkeletonLines count={1} />}>
        {(loaded) => <Person profile={loaded} />}
      </Loaded>
      <ul className={styles.menu}>
        <MenuItem icon="document" href={paths.signupStatus}>
          {text.status}
        </MenuItem>
        {card && (
          <MenuItem icon="card" href={card}>
            {text.card}
          </MenuItem>
        )}
        <HeldCardItems />
        {creditAmount > 0 && (
          <MenuItem icon="document" href={contractsPage}>
            {text.contracts}
          </MenuItem>
        )}
        <MenuItem icon="edit" href={paths.latinName}>
          {text.latinName}
        </MenuItem>
        <MenuItem icon="edit" href={signingPaths.status}>
          {text.signing}
        </MenuItem>
        <MenuItem icon="orders" href={paths.obligations}>
          {text.debt}
        </MenuItem>
        <MenuItem icon="swap" href={paths.generalHome}>
          {text.plan}
        </MenuItem>
        <MenuItem icon="phone" href={supportHref}>
          {text.support}
        </MenuItem>
        <MenuItem icon="edit" href={paths.callMe}>
          {text.callMe}
        </MenuItem>
        <MenuItem icon="exit" onClick={() => setLeaving(true)}>
          {text.exit}
        </MenuItem>
      </ul>
      <InstallHint />
      <Theme />
      {isLeaving && <Exit onClose={() => setLeaving(false)} />}
    </Screen>
  )
}
