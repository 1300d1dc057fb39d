import { paths } from '#app/paths.ts'
import { signingPaths } from '#areas/signing/signingPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { BottomNav } from '#areas/home/parts/nav/BottomNav.tsx'
import { cardPage, contractsPage } from '#areas/profile/parts/profile/cardPage.ts'
import { ProfilePage } from '#areas/profile/parts/profile/ProfilePage.tsx'
import { useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { useSupportHref } from '#areas/profile/parts/support/useSupportHref.ts'
import { profile as text } from '#areas/profile/words/profile.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Profile } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/profile/parts/profile/profile.module.css'

/** person §2: hidden once the bank has decided. */
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
  const supportHref = useSupportHref()
  const profile = useQuery(endpoints.profile)
  const { cardStatus = null, creditAmount = 0 } = useRegistration().data ?? {}
  const card = cardPage(cardStatus)
  return (
    <ProfilePage
      nav={<BottomNav />}
      first={[['document', paths.signupStatus, text.status], card && ['card', card, text.card]]}
      then={[
        creditAmount > 0 && ['document', contractsPage, text.contracts],
        ['edit', paths.latinName, text.latinName],
        ['edit', signingPaths.status, text.signing],
        ['orders', paths.obligations, text.debt],
        ['swap', paths.generalHome, text.plan],
        ['phone', supportHref, text.support],
        ['edit', paths.callMe, text.callMe],
      ]}
    >
      <Loaded from={profile} skeleton={<SkeletonLines count={1} />}>
        {(loaded) => <Person profile={loaded} />}
      </Loaded>
    </ProfilePage>
  )
}
