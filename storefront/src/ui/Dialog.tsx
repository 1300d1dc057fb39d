import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ui as text } from '#core/words/ui.ts'
import { dialogOpened } from '#core/toast.ts'
import { Icon } from './Icon.tsx'
import { DialogToasts } from './Toasts.tsx'
import { useOverlay } from './useOverlay.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  kind?: 'sheet' | 'dialog'
  /** Fixed height for searches. */
  isTall?: boolean
}

/** Native modal; a layout effect closes it in time to restore focus. */
const useModal = (id: string) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const forget = dialogOpened(id)
    element?.showModal()
    return () => {
      element?.close()
      forget()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [id])
  return dialog
}

/** How long after its opening the second tap of a double tap may still come. */
const doubleTapMs = 500

/** Protects what appeared under the finger. */
const useDoubleTapGuard = () => {
  const openedAt = useRef(performance.now())
  return (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - openedAt.current > doubleTapMs) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** A portal, so that Enter submits no outer form. Closed by Escape, Back or outside. */
export const Dialog = ({
  title,
  onClose,
  children,
  actions,
  kind = 'sheet',
  isTall,
}: DialogProps) => {
  const titleId = useId()
  const dialog = useModal(titleId)
  useOverlay(onClose)
  const swallowSecondTap = useDoubleTapGuard()
  const look = [styles.dialog, styles[kind], isTall && styles.tall].filter(Boolean).join(' ')
  return createPortal(
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClickCapture={swallowSecondTap}
      onClick={(event) => {
        event.stopPropagation()
        if (event.target === dialog.current) onClose()
      }}
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={text.close}>
            <Icon name="close" />
          </button>
        </header>
        <DialogToasts dialog={titleId} />
        <div className={styles.content}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>,
    document.body
  )
}
