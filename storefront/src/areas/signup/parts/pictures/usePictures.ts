import { useEffect, useRef, useState } from 'react'
import { documents as text } from '#core/words/documents.ts'
import { ApiError } from '#core/api/errors.ts'
import { upload } from '#core/api/upload.ts'
import { keepImage, readImage } from '#core/imageDrafts.ts'
import { prepareImage } from '#core/images.ts'

export interface PictureLimit {
  maxBytes: number
  /** Said of a picture that stays larger than that. */
  tooBig: string
}

type Images<Kind extends string> = Partial<Record<Kind, File>>
export type PictureErrors<Kind extends string> = Partial<Record<Kind, string>>

/** Chosen pictures wait in the phone until they are sent, each under `prefix.kind`. */
const useKept = <Kind extends string>(prefix: string, kinds: readonly Kind[]) => {
  const [images, setImages] = useState<Images<Kind>>({})
  useEffect(() => {
    for (const kind of kinds) {
      void readImage(`${prefix}.${kind}`).then((image) => {
        if (image) setImages((current) => ({ [kind]: image, ...current }))
      })
    }
  }, [prefix, kinds])
  const put = (kind: Kind, image: File | null) => {
    setImages((current) => ({ ...current, [kind]: image ?? undefined }))
    void keepImage(`${prefix}.${kind}`, image)
  }
  const drop = () => kinds.forEach((kind) => void keepImage(`${prefix}.${kind}`, null))
  return { images, put, drop }
}

interface Chosen<Kind extends string> {
  kinds: readonly Kind[]
  images: Images<Kind>
  setErrors: (errors: PictureErrors<Kind>) => void
  focus: (kind: Kind) => void
  form: () => FormData
}

const useSending = <Kind extends string>({
  kinds,
  images,
  setErrors,
  focus,
  form,
}: Chosen<Kind>) => {
  const [progress, setProgress] = useState<number | null>(null)
  const show = (found: PictureErrors<Kind>) => {
    setErrors(found)
    const first = kinds.find((kind) => found[kind])
    if (first) focus(first)
  }

  /** Whether pictures are missing; the first of them gets the focus. */
  const areMissing = (): boolean => {
    const missing = kinds.filter((kind) => !images[kind])
    if (missing.length === 0) return false
    show(Object.fromEntries(missing.map((kind) => [kind, text.required])) as PictureErrors<Kind>)
    return true
  }

  /**
   * Picture errors show under fields, others throw.
   * @returns whether sent
   */
  const send = async (path: string, method?: 'POST' | 'PUT'): Promise<boolean> => {
    setProgress(0)
    try {
      await upload(path, form(), setProgress, method)
      return true
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      const own = fields.filter(({ field }) => kinds.some((kind) => kind === field))
      if (own.length < Math.max(1, fields.length)) throw error
      show(Object.fromEntries(own.map((one) => [one.field, one.message])) as PictureErrors<Kind>)
      return false
    } finally {
      setProgress(null)
    }
  }

  return { progress, areMissing, send }
}

/** Chosen, shrunk, checked, kept. */
export const usePictures = <Kind extends string>(
  prefix: string,
  kinds: readonly Kind[],
  { maxBytes, tooBig }: PictureLimit
) => {
  const { images, put, drop } = useKept(prefix, kinds)
  const [errors, setErrors] = useState<PictureErrors<Kind>>({})
  const controls = useRef<Partial<Record<Kind, HTMLElement | null>>>({})
  const setError = (kind: Kind, error: string | undefined) =>
    setErrors((current) => ({ ...current, [kind]: error }))

  const pick = async (kind: Kind, image: File) => {
    const prepared = await prepareImage(image, maxBytes)
    if (prepared instanceof File) put(kind, prepared)
    const problem = prepared === 'too-big' ? tooBig : text.wrongType
    setError(kind, prepared instanceof File ? undefined : problem)
  }

  /** A file that is named as a picture and is none. */
  const refuse = (kind: Kind) => {
    put(kind, null)
    setError(kind, text.wrongType)
  }

  const form = (): FormData => {
    const data = new FormData()
    for (const kind of kinds) {
      const image = images[kind]
      if (image) data.append(kind, image)
    }
    return data
  }

  const focus = (kind: Kind) => {
    controls.current[kind]?.focus({ preventScroll: true })
    controls.current[kind]?.scrollIntoView({ block: 'center' })
  }
  const refOf = (kind: Kind) => (element: HTMLElement | null) => {
    controls.current[kind] = element
  }

  const sending = useSending({ kinds, images, setErrors, focus, form })

  return {
    kinds,
    images,
    errors,
    setErrors,
    pick,
    refuse,
    drop,
    form,
    focus,
    refOf,
    ...sending,
  }
}

export type Pictures<Kind extends string> = ReturnType<typeof usePictures<Kind>>
