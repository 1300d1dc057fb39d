import { useState } from 'react'
import { distributors as text } from '#areas/home/words/distributors.ts'
import styles from './distributors.module.css'

/** Skips generic words: «شرکت پخش گلستان» becomes گ. */
const initialOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => !text.commonWords.includes(word))
    .join(' ')
    .slice(0, 1)

/** Falls back to its letter. */
export const DistributorLogo = ({ name, logo }: { name: string; logo: string | null }) => {
  const [hasFailed, setFailed] = useState(false)
  return logo && !hasFailed ? (
    <img
      className={styles.logo}
      src={logo}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  ) : (
    <span className={styles.logo} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}
