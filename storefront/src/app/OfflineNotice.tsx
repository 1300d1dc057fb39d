import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { errors as text } from '#core/words/errors.ts'
import styles from './OfflineNotice.module.css'

const watch = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="alert" size={20} />
          {text.offline}
        </p>
      )}
    </div>
  )
}
