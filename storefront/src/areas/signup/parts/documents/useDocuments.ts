import { uploadLimits } from '@kasbeno/api/contracts/limits'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { documentKinds, type DocumentKind } from '@kasbeno/api/contracts/registration'
import { useState } from 'react'
import { documents as text } from '#core/words/documents.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { upload } from '#core/api/upload.ts'
import type { Documents } from '#core/api/types.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { toastError } from '#core/toast.ts'
import { usePictures } from '#areas/signup/parts/pictures/usePictures.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'

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

const limit = { maxBytes: uploadLimits.registrationImage, tooBig: text.tooBig }
const draftOf = (plan: Plan) => `${plan}.documents`
/** The API names the type of the certificate by its query parameter. */
const fieldNames: Record<string, DocumentField> = {
  nationalCardFront: 'nationalCardFront',
  nationalCardBack: 'nationalCardBack',
  certificate: 'certificate',
  shopCertificateType: 'certificateType',
}

/** person §5 "KYC documents". Sent ones stay unless replaced. */
export const useDocuments = (
  sent: Documents | undefined,
  offered: readonly { id: string }[] | undefined
) => {
  const plan = usePlan()
  const pictures = usePictures(plan, documentKinds, limit)
  const { images, pick, refuse } = pictures
  const [chosenType, setType] = useState<string | null>(
    () => readDraft<{ type: string }>(draftOf(plan)).type ?? null
  )
  const wanted = chosenType ?? sent?.certificateType ?? null
  // The type may be gone.
  const type = offered && !offered.some(({ id }) => id === wanted) ? null : wanted
  const [typeError, setTypeError] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)

  const chooseType = (value: string) => {
    setType(value || null)
    keepDraft(draftOf(plan), { type: value })
    setTypeError(undefined)
  }

  const show = (found: DocumentErrors): DocumentField | undefined => {
    const { certificateType, ...wrong } = found
    setTypeError(certificateType)
    pictures.setErrors(wrong)
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
    setProgress(0)
    try {
      await upload(endpoints.upload(plan, type), pictures.form(), setProgress)
      dropDraft(draftOf(plan))
      pictures.drop()
      return { isSent: true }
    } catch (error) {
      return { isSent: false, firstWrong: fail(error) }
    } finally {
      setProgress(null)
    }
  }

  /** As it was sent before. */
  const isUnchanged =
    documentKinds.every((kind) => !images[kind]) && type === (sent?.certificateType ?? null)

  const errors: DocumentErrors = { ...pictures.errors, certificateType: typeError }
  return { images, type, errors, progress, isUnchanged, pick, refuse, chooseType, missing, send }
}
