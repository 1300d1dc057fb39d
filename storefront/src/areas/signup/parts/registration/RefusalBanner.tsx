import { useHome } from '#areas/home/parts/home/useHome.ts'
import { RegistrationRefusalNotice } from './RegistrationRefusalNotice.tsx'
import styles from './registration.module.css'

/** Except pages that tell it themselves. */
export default function RefusalBanner({ isOnStep }: { isOnStep: boolean }) {
  const refusal = useHome().data?.registration.refusal
  return refusal && !(isOnStep && refusal.subject === 'STEPS') ? (
    <aside className={styles.banner}>
      <RegistrationRefusalNotice refusal={refusal} />
    </aside>
  ) : null
}
