import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { InvalidFields, type FieldError } from '../errors.js'
import { cleanImage, imageFault, RefusedImage, type ImageFault } from './image.js'

/** The bytes of each picture that was sent; null when it was larger than it may be. */
export type SentPapers<Kind extends string> = Partial<Record<Kind, Buffer | null>>
export type PaperFault = ImageFault | 'imageSize' | 'imageRequired'
export type PaperMessages = Readonly<Record<PaperFault, string>>

export interface StoredPaper {
  file_key: string
  mime_type: string
  bytes: number
  width: number
  height: number
}
export type StoredPapers<Kind extends string> = Partial<Record<Kind, StoredPaper>>

export interface PaperForm<Kind extends string> {
  kinds: readonly Kind[]
  files: SentPapers<Kind>
  messages: PaperMessages
}

const kindsSent = <Kind extends string>({ kinds, files }: PaperForm<Kind>) =>
  kinds.flatMap((kind) => {
    const bytes = files[kind]
    return bytes ? [[kind, bytes] as const] : []
  })

/**
 * What is wrong with a form's pictures by what is cheap to see; nothing is decoded.
 * @param stays whether one of the kind was sent before, so that it may be left out
 */
export const paperFaults = async <Kind extends string>(
  { kinds, files, messages }: PaperForm<Kind>,
  stays: (kind: Kind) => boolean
): Promise<FieldError[]> => {
  const faults: FieldError[] = []
  for (const field of kinds) {
    const bytes = files[field]
    if (bytes === undefined) {
      if (!stays(field)) faults.push({ field, rule: 'required', message: messages.imageRequired })
      continue
    }
    const rule = bytes ? await imageFault(bytes) : 'imageSize'
    if (rule) faults.push({ field, rule, message: messages[rule] })
  }
  return faults
}

/**
 * Paints each picture anew and stores it under a random name: whoever knows one paper's name knows nothing about
 * another's. The dear part, once all that is cheap to see is right.
 * @throws InvalidFields for a picture that is broken further on
 */
export const storePapers = async <Kind extends string>(
  form: PaperForm<Kind>,
  folder: string
): Promise<StoredPapers<Kind>> => {
  const stored: StoredPapers<Kind> = {}
  try {
    for (const [kind, sent] of kindsSent(form)) stored[kind] = await store(sent, folder)
    return stored
  } catch (error) {
    await dropPapers(stored)
    if (!(error instanceof RefusedImage)) throw error
    const [field] = kindsSent(form).find(([kind]) => !stored[kind])!
    const { fault: rule } = error
    throw new InvalidFields([{ field, rule, message: form.messages[rule] }])
  }
}

const store = async (sent: Buffer, folder: string): Promise<StoredPaper> => {
  const { bytes, mimeType, width, height } = await cleanImage(sent)
  const fileKey = `${folder}/${randomUUID()}.webp`
  await drive.use().put(fileKey, bytes, { contentType: mimeType })
  return { file_key: fileKey, mime_type: mimeType, bytes: bytes.length, width, height }
}

/** For who could not keep them after all. */
export const dropPapers = async <Kind extends string>(
  stored: StoredPapers<Kind>
): Promise<void> => {
  const papers: StoredPaper[] = Object.values(stored)
  await Promise.all(papers.map(({ file_key: key }) => drive.use().delete(key)))
}
