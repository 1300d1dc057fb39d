import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import type { CertificateType, DocumentKind } from '@kasbeno/api/contracts/registration'
import { certificateTypes, documentKinds } from '@kasbeno/api/contracts/registration'
import { useEffect, useState } from 'react'
import { documents as text } from '#i18n/fa/documents.ts'
import { ApiError } from '#lib/api/errors.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { upload } from '#lib/api/upload.ts'
import type { Documents } from '#lib/api/types.ts'
import { dropDraft, keepDraft, readDraft } from '#lib/drafts.ts'
import { keepImage, readImage } from '#lib/imageDrafts.ts'
import { prepareImage } from '#lib/images.ts'
import { toastError } from '#lib/toast.ts'
import { usePlan } from '#features/registration/standing.ts'

export type DocumentField = DocumentKind | 'certificateType'
export type DocumentErrors = Partial<Record<DocumentField, string>>

const fieldOrder: readonly DocumentField[] = [
  'nationalCardFront',
  'nationalCardBack',
  'certificateType',
  'certificate',
]

interface Sending {
  isSent: boolean
  firstWrong?: DocumentField
}

const draftOf = (plan: PersonPlan) => `${plan}.documents`
const imageName = (plan: PersonPlan, kind: DocumentKind) => `${plan}.${kind}`
const noImages: Record<DocumentKind, File | null> = {
  nationalCardFront: null,
  nationalCardBack: null,
  certificate: null,
}

/** The API names the type of the certificate by its query parameter. */
const fieldNames: Record<string, DocumentField> = {
  nationalCardFront: 'nationalCardFront',
  nationalCardBack: 'nationalCardBack',
  certificate: 'certificate',
  shopCertificateType: 'certificateType',
}

const known = (type: string | undefined) => certificateTypes.find((one) => one === type) ?? null

const useImages = (plan: PersonPlan) => {
  const [images, setImages] = useState(noImages)
  useEffect(() => {
    for (const kind of documentKinds) {
      void readImage(imageName(plan, kind)).then((image) => {
        if (image) setImages((current) => ({ ...current, [kind]: current[kind] ?? image }))
      })
    }
  }, [plan])
  const put = (kind: DocumentKind, image: File | null) => {
    setImages((current) => ({ ...current, [kind]: image }))
    void keepImage(imageName(plan, kind), image)
  }
  const drop = () => documentKinds.forEach((kind) => void keepImage(imageName(plan, kind), null))
  return { images, put, drop }
}

/**
 * Three images and the kind of the third, sent together (person §5 "KYC documents"). After a refusal
 * those that were not taken anew stay as they were sent.
 */
export const useDocuments = (sent: Documents | undefined) => {
  const plan = usePlan()
  const { images, put, drop } = useImages(plan)
  const [chosenType, setType] = useState<CertificateType | null>(() =>
    known(readDraft<{ type: string }>(draftOf(plan)).type)
  )
  const type = chosenType ?? sent?.certificateType ?? null
  const [errors, setErrors] = useState<DocumentErrors>({})
  const [progress, setProgress] = useState<number | null>(null)

  const pick = async (kind: DocumentKind, image: File) => {
    const prepared = await prepareImage(image)
    if (prepared instanceof File) put(kind, prepared)
    const problem = prepared === 'too-big' ? text.tooBig : text.wrongType
    setErrors((current) => ({ ...current, [kind]: prepared instanceof File ? undefined : problem }))
  }

  /** A file that is named as a picture and is none. */
  const refuse = (kind: DocumentKind) => {
    put(kind, null)
    setErrors((current) => ({ ...current, [kind]: text.wrongType }))
  }

  const chooseType = (value: string) => {
    setType(known(value))
    keepDraft(draftOf(plan), { type: value })
    setErrors((current) => ({ ...current, certificateType: undefined }))
  }

  const show = (found: DocumentErrors): DocumentField | undefined => {
    setErrors(found)
    return fieldOrder.find((field) => found[field])
  }

  /** Shows what is missing, and names the first of it. */
  const missing = (): DocumentField | undefined => {
    const found: DocumentErrors = {}
    for (const kind of documentKinds)
      if (!images[kind] && !sent?.[kind]) found[kind] = text.required
    if (!type) found.certificateType = text.required
    return show(found)
  }

  const fail = (error: unknown): DocumentField | undefined => {
    const fields = error instanceof ApiError ? error.fields : []
    const own = fields.flatMap(({ field, message }) => {
      const name = fieldNames[field]
      return name ? [[name, message] as const] : []
    })
    if (own.length === 0) toastError(error)
    return show(Object.fromEntries(own))
  }

  const send = async (): Promise<Sending> => {
    if (!type) return { isSent: false }
    const form = new FormData()
    for (const kind of documentKinds) {
      const image = images[kind]
      if (image) form.append(kind, image)
    }
    setProgress(0)
    try {
      await upload(endpoints.upload(plan, type), form, setProgress)
      dropDraft(draftOf(plan))
      drop()
      return { isSent: true }
    } catch (error) {
      return { isSent: false, firstWrong: fail(error) }
    } finally {
      setProgress(null)
    }
  }

  return { images, type, errors, progress, pick, refuse, chooseType, missing, send }
}
