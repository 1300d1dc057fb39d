import { Icon } from '#ui/Icon.tsx'
import { support as text } from '#areas/profile/words/support.ts'
import styles from './SupportFloat.module.css'

/** Within the bar, so that it covers nothing. */
export const SupportFloat = ({ href }: { href: string }) => (
  <a href={href} className={styles.float} aria-label={text.call}>
    <span className={styles.round}>
      <Icon name="phone" />
    </span>
    {text.short}
  </a>
)
