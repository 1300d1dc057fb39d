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
  /** Commands at the bottom, the main one first. */
  actions?: ReactNode
  /** A sheet rises from the bottom of a phone; a dialog stands in the middle. */
  kind?: 'sheet' | 'dialog'
  /** A sheet with a search keeps its height while the list shrinks. */
  isTall?: boolean
}

/**
 * The browser's own modal holds the focus. It gives it back only when it is closed before it leaves the
 * page, which a layout effect does and a plain one does not.
 */
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

/** Whoever taps twice means what they tapped, not what has come up under their finger since. */
const useDoubleTapGuard = () => {
  const openedAt = useRef(performance.now())
  return (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - openedAt.current > doubleTapMs) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/**
 * Stands outside the page, so that Enter in one of its fields never submits a form behind it. Escape,
 * the phone's Back key and a press beside it close it.
 */
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
