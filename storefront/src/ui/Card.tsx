import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title?: string
  /** A link or badge at the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

export const Card = ({ title, aside, children }: CardProps) => (
  <section className={styles.card}>
    {(title || aside) && (
      <header className={styles.header}>
        <h2>{title}</h2>
        {aside}
      </header>
    )}
    {children}
  </section>
)
