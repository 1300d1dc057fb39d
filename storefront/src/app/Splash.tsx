import { ErrorState } from '#components/ErrorState.tsx'
import { Mark } from '#components/Mark.tsx'
import { errors } from '#i18n/fa/errors.ts'
import { ui as text } from '#i18n/fa/ui.ts'
import styles from './Splash.module.css'

/** While the session or a page's code is on its way. */
export const Splash = () => (
  <div className={styles.splash} role="status" aria-label={text.loading}>
    <Mark size={64} />
  </div>
)

/** The session could not be renewed because nothing answered; it is not over. */
export const SplashError = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.splash}>
    <ErrorState title={errors.default} onRetry={onRetry} />
  </div>
)
