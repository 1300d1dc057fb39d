import { useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './LinkedPicture.module.css'

interface LinkedPictureProps {
  name: string
  url: string
  words: { open: string; failed: string; again: string }
  onSeen?: () => void
  onRetry: () => void
}

export const LinkedPicture = ({ name, url, words, onSeen, onRetry }: LinkedPictureProps) => {
  // Ignores changed links of the same picture.
  const [shown, setShown] = useState(url)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <div className={styles.stack}>
        <p role="alert">{words.failed}</p>
        <Button
          wide
          look="second"
          onClick={() => {
            setShown(url)
            setFailed(false)
          }}
        >
          {words.again}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <a className={styles.picture} href={url} target="_blank" rel="noreferrer" tabIndex={-1}>
        <img
          src={shown}
          alt={name}
          onLoad={onSeen}
          onError={() => {
            setFailed(true)
            onRetry()
          }}
        />
      </a>
      <a className={styles.open} href={url} target="_blank" rel="noreferrer">
        <Icon name="document" size={16} /> {words.open}
      </a>
    </div>
  )
}
