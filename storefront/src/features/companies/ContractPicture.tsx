import { useState } from 'react'
import { Button } from '#components/Button.tsx'
import { Icon } from '#components/Icon.tsx'
import { legalContracts as text } from '#i18n/fa/legalContracts.ts'
import styles from './contracts.module.css'

interface ContractPictureProps {
  name: string
  url: string
  onSeen: () => void
  /** Asks for another link: each lives shortly. */
  onRetry: () => void
}

/** The contract that is signed, as it was uploaded. It opens in its full size, to be read. */
export const ContractPicture = ({ name, url, onSeen, onRetry }: ContractPictureProps) => {
  // The link changes with each answer; the picture does not.
  const [shown, setShown] = useState(url)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <div className={styles.commands}>
        <p role="alert">{text.pictureFailed}</p>
        <Button
          wide
          look="second"
          onClick={() => {
            setShown(url)
            setFailed(false)
          }}
        >
          {text.pictureAgain}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.commands}>
      <a className={styles.picture} href={url} target="_blank" rel="noreferrer" tabIndex={-1}>
        <img
          src={shown}
          alt={text.picture(name)}
          onLoad={onSeen}
          onError={() => {
            setFailed(true)
            onRetry()
          }}
        />
      </a>
      <a className={styles.open} href={url} target="_blank" rel="noreferrer">
        <Icon name="document" size={16} /> {text.open}
      </a>
    </div>
  )
}
