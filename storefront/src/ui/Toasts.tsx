import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { dismissToast, openDialogs, toasts, type Toast } from '#core/toast.ts'
import { ui as text } from '#core/words/ui.ts'
import { Icon, type IconName } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './Toasts.module.css'

const icons: Record<Toast['kind'], IconName> = { success: 'success', error: 'alert', info: 'info' }

/** In the flow: covers no button. */
const List = ({ isShown, place }: { isShown: boolean; place: string | undefined }) => {
  useSignals()
  return (
    <div className={classes(styles.toasts, place)} role="status" aria-live="polite">
      {isShown &&
        toasts.value.map(({ id, kind, message }) => (
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

/** Offsets the sticky header. */
const useHeightAsProperty = () => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--toasts', `${element.offsetHeight}px`)
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return frame
}

export const Toasts = () => {
  useSignals()
  const frame = useHeightAsProperty()
  return (
    <div ref={frame} className={styles.top}>
      <List isShown={openDialogs.value.length === 0} place={styles.ofPage} />
    </div>
  )
}

/** In the front dialog. */
export const DialogToasts = ({ dialog }: { dialog: string }) => {
  useSignals()
  return <List isShown={openDialogs.value.at(-1) === dialog} place={undefined} />
}
