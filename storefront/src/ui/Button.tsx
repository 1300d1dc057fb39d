import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from './Icon.tsx'
import { classes } from './classes.ts'
import { ui as text } from '#core/words/ui.ts'
import styles from './Button.module.css'

type Look = 'main' | 'second' | 'quiet' | 'danger'

interface Common {
  look?: Look
  icon?: IconName
  wide?: boolean
  small?: boolean
  children: ReactNode
}

interface ButtonProps
  extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  ref?: Ref<HTMLButtonElement>
  isRunning?: boolean
}

const lookOf = ({ look = 'main', wide, small }: Omit<Common, 'children'>) =>
  classes(styles.button, styles[look], wide && styles.wide, small && styles.small)

/** Keeps size and focus while running. */
export const Button = ({
  look,
  icon,
  wide,
  small,
  isRunning,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={isRunning ? 'button' : type}
    className={lookOf({ look, wide, small })}
    disabled={disabled}
    aria-disabled={isRunning || undefined}
    aria-busy={isRunning || undefined}
    onClick={isRunning ? undefined : onClick}
  >
    <span className={classes(styles.content, isRunning && styles.hidden)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </span>
    {isRunning && (
      <span className={styles.spinner} role="progressbar" aria-label={text.inProgress} />
    )}
  </button>
)

export const ButtonLink = ({
  href,
  look,
  icon,
  wide,
  small,
  children,
  replace,
  comesBack,
}: Common & {
  href: string
  replace?: boolean
  /** What is done there leads back here (`useReturn`). */
  comesBack?: boolean
}) => {
  const content = (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </span>
  )
  const className = lookOf({ look, wide, small })
  return href.startsWith('tel:') ? (
    <a href={href} className={className}>
      {content}
    </a>
  ) : (
    <Link
      href={href}
      className={className}
      replace={replace}
      state={comesBack ? { from: location.pathname } : undefined}
    >
      {content}
    </Link>
  )
}
