import { distributors as text } from '#i18n/fa/distributors.ts'
import styles from './distributors.module.css'

/** The first letter of the name proper: «شرکت پخش گلستان» is known by its گ. */
const initialOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => !text.commonWords.includes(word))
    .join(' ')
    .slice(0, 1)

export const DistributorLogo = ({ name, logo }: { name: string; logo: string | null }) =>
  logo ? (
    <img className={styles.logo} src={logo} alt="" width={48} height={48} loading="lazy" />
  ) : (
    <span className={styles.logo} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
