import { useSignals } from '@preact/signals-react/runtime'
import { dismissToast, toasts, type Toast } from '#lib/toast.ts'
import { ui as text } from '#i18n/fa/ui.ts'
import { Icon, type IconName } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './Toasts.module.css'

const icons: Record<Toast['kind'], IconName> = { success: 'success', error: 'alert', info: 'alert' }

export const Toasts = () => {
  useSignals()
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.value.map(({ id, kind, message }) => (
        <div key={id} className={classes(styles.toast, styles[kind])}>
          <Icon name={icons[kind]} />
          <span className={styles.message}>{message}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={text.dismiss}
            onClick={() => dismissToast(id)}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
      ))}
    </div>
  )
}
