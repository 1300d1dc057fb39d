import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { Screen } from './Screen.tsx'
import { classes } from './classes.ts'
import styles from './ResultPage.module.css'

const icons: Record<ResultKind, IconName> = {
  success: 'success',
  failure: 'failure',
  waiting: 'clock',
}

export type ResultKind = 'success' | 'failure' | 'waiting'

interface ResultPageProps {
  kind: ResultKind
  page: string
  title: string
  message: ReactNode
  children?: ReactNode
  actions: ReactNode
}

export const ResultPage = ({ kind, page, title, message, children, actions }: ResultPageProps) => (
  <Screen title={page} isTitleHidden footer={actions}>
    <div className={styles.head} role="status">
      <span className={classes(styles.icon, styles[kind])}>
        <Icon name={icons[kind]} size={64} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message}>{message}</p>
    </div>
    {children}
  </Screen>
)
