import { lazy, Suspense, useState } from 'react'
import { login as text } from '#areas/entry/words/login.ts'
import styles from './login.module.css'

const TermsSheet = lazy(() => import('./TermsSheet.tsx'))

export const Terms = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className={styles.terms}>
      {text.termsBefore}{' '}
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text.termsName}
      </button>{' '}
      {text.termsAfter}
      {isOpen && (
        <Suspense fallback={null}>
          <TermsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
