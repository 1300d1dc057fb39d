import { imageMimeTypes } from '@kasbeno/api/contracts/limits'
import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { documents } from '#core/words/documents.ts'
import { fields as text } from '#core/words/fields.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { classes } from './classes.ts'
import styles from './ImageField.module.css'

interface ImageFieldProps {
  label: string
  value: File | null
  onPick: (image: File) => void
  /** What was chosen is no picture that can be shown. */
  onBroken: () => void
  error?: string
  disabled?: boolean
  /** Percent, or null. */
  progress: number | null
  /** The image that the server already has. */
  sentUrl?: string | null
  ref?: Ref<HTMLButtonElement>
}

const usePreview = (image: File | null) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!image) return setUrl(undefined)
    const made = URL.createObjectURL(image)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return url
}

/** Camera or gallery, with progress. */
export const ImageField = (props: ImageFieldProps) => {
  const { label, value, onPick, onBroken, error, disabled, progress, sentUrl, ref } = props
  const id = useId()
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const preview = usePreview(value) ?? sentUrl ?? undefined

  const take = (input: HTMLInputElement) => {
    const image = input.files?.[0]
    if (image) onPick(image)
    input.value = ''
  }
  const inputProps = {
    type: 'file',
    tabIndex: -1,
    className: 'visually-hidden',
    onChange: (event: { target: HTMLInputElement }) => take(event.target),
  }

  return (
    <section
      className={classes(styles.field, error && styles.wrong)}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-label`}>{label}</h2>
        {disabled && <Badge tone="success">{documents.sent}</Badge>}
      </div>
      <div className={styles.row}>
        {(preview || !disabled) && (
          <div className={styles.preview}>
            {preview ? (
              <img
                src={preview}
                alt={documents.preview(label)}
                onError={() => value && onBroken()}
              />
            ) : (
              <Icon name="image" size={32} />
            )}
          </div>
        )}
        {!disabled && (
          <div className={styles.commands}>
            <Button
              ref={ref}
              look="second"
              icon="camera"
              wide
              disabled={progress !== null}
              onClick={() => camera.current?.click()}
            >
              {text.takePhoto}
            </Button>
            <Button
              look="quiet"
              icon="image"
              wide
              disabled={progress !== null}
              onClick={() => gallery.current?.click()}
            >
              {preview ? text.changeImage : text.chooseImage}
            </Button>
          </div>
        )}
        <input
          {...inputProps}
          ref={camera}
          accept="image/*"
          capture="environment"
          aria-label={`${label}: ${text.takePhoto}`}
        />
        <input
          {...inputProps}
          ref={gallery}
          accept={imageMimeTypes.join(',')}
          aria-label={`${label}: ${text.chooseImage}`}
        />
      </div>
      <FieldError id={id} error={error} />
    </section>
  )
}
