import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useKeptScroll } from '#core/keptScroll.ts'
import { ui as text } from '#core/words/ui.ts'
import { Icon } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './Screen.module.css'

interface ScreenProps {
  title: string
  back?: string
  onBack?: () => void
  /** At the end of the header, for one small command. */
  aside?: ReactNode
  /** The main command, in thumb's reach at the bottom. */
  footer?: ReactNode
  nav?: ReactNode
  isTitleHidden?: boolean
  children: ReactNode
}

const BackArrow = ({ back, onBack }: Pick<ScreenProps, 'back' | 'onBack'>) => {
  const arrow = <Icon name="back" />
  if (onBack) {
    return (
      <button type="button" className={styles.back} aria-label={text.back} onClick={onBack}>
        {arrow}
      </button>
    )
  }
  return back ? (
    <Link href={back} className={styles.back} aria-label={text.back}>
      {arrow}
    </Link>
  ) : null
}

/** The title is announced after navigation. */
export const Screen = (props: ScreenProps) => {
  const { title, back, onBack, aside, footer, nav, isTitleHidden, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptScroll()
  useEffect(() => {
    document.title = `${title} | ${text.brand}`
  }, [title])
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={classes(styles.screen, Boolean(nav) && styles.withNav)}>
      {!isTitleHidden && (
        <header className={styles.header}>
          <BackArrow back={back} onBack={onBack} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.aside}>{aside}</div>
        </header>
      )}
      <main className={styles.main}>
        {isTitleHidden && (
          <h1 ref={heading} tabIndex={-1} className="visually-hidden">
            {title}
          </h1>
        )}
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {nav}
    </div>
  )
}
