import { ImageField } from '#ui/ImageField.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { Pictures } from './usePictures.ts'

interface PictureFieldsProps<Kind extends string> {
  pictures: Pictures<Kind>
  labels: Readonly<Record<Kind, string>>
  isOpen: boolean
  /** What is said of pictures that were sent before. */
  sent?: string
  links?: Partial<Record<string, string>>
}

export const PictureFields = <Kind extends string>({
  pictures,
  labels,
  isOpen,
  sent,
  links,
}: PictureFieldsProps<Kind>) => (
  <>
    {isOpen && sent && <p>{sent}</p>}
    {pictures.kinds.map((kind) => (
      <ImageField
        key={kind}
        ref={pictures.refOf(kind)}
        label={labels[kind]}
        value={pictures.images[kind] ?? null}
        error={pictures.errors[kind]}
        progress={pictures.progress}
        disabled={!isOpen}
        onPick={(file) => void pictures.pick(kind, file)}
        onBroken={() => pictures.refuse(kind)}
        sentUrl={links?.[kind]}
      />
    ))}
    <UploadProgress percent={pictures.progress} />
  </>
)
