import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ui as text } from '#i18n/fa/ui.ts'
import { Icon } from './Icon.tsx'
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

/** The browser's own modal: it holds the focus, Escape closes it, and the focus goes back after it. */
export const Dialog = ({
  title,
  onClose,
  children,
  actions,
  kind = 'sheet',
  isTall,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const look = [styles.dialog, styles[kind], isTall && styles.tall].filter(Boolean).join(' ')
  return (
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
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
        <div className={styles.content}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
