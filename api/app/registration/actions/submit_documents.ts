import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import {
  certificateTypes,
  documentKinds,
  type CertificateType,
  type DocumentKind,
} from '#contracts/registration'
import type { CustomerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { InvalidFields, type FieldError } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { cleanImage, imageFault, RefusedImage, type CleanImage } from '#app/shared/image'
import { refuseLocked } from '../domain/editing.js'
import { messages } from '../i18n/fa.js'
import { registrationOf } from '../queries/registration_of.js'
import { lockRegistrationOf } from '../steps/lock_registration.js'

export interface Papers {
  /** The bytes of each file that was sent; null when it was too large. */
  files: Partial<Record<DocumentKind, Buffer | null>>
  certificateType: unknown
}
interface CurrentPaper {
  kind: DocumentKind
  certificate_type: CertificateType | null
}
type Images = Partial<Record<DocumentKind, CleanImage>>

const isCertificateType = (type: unknown): type is CertificateType =>
  certificateTypes.some((known) => known === type)

const typeFault = (certificateType: unknown): FieldError => ({
  field: 'shopCertificateType',
  rule: certificateType === undefined ? 'required' : 'enum',
  message: messages.certificateType,
})

/**
 * What can be refused before the papers are read at all.
 * @throws InvalidFields for a kind of paper that there is none of; BusinessRule while the form is locked
 */
export const refuseUpload = async (
  actor: CustomerActor,
  plan: unknown,
  certificateType: unknown
): Promise<void> => {
  const { docsStatus } = await registrationOf(actor, plan)
  refuseLocked(docsStatus)
  if (certificateType !== undefined && !isCertificateType(certificateType)) {
    throw new InvalidFields([typeFault(certificateType)])
  }
}

interface DocumentsCommand {
  actor: CustomerActor
  plan: unknown
  papers: Papers
}

/**
 * Sends the papers to the reviewers: national card front and back, and the business document. After a
 * rejection those that were not sent anew stay. person §4, §5
 */
export default class SubmitDocuments {
  /** @throws InvalidFields by file; BusinessRule while the form is locked */
  async execute({ actor, plan, papers }: DocumentsCommand): Promise<void> {
    const registration = await registrationOf(actor, plan)
    refuseLocked(registration.docsStatus)
    const current = await currentPapers(registration.id)
    const { images, certificateType } = await check(papers, current)
    const keys = await store(images)
    try {
      await transaction(async (trx) => {
        const { docsStatus } = await lockRegistrationOf(actor, plan, trx)
        refuseLocked(docsStatus)
        await keep(registration.id, { images, keys, certificateType }, trx)
      })
    } catch (error) {
      await Promise.all(Object.values(keys).map((key) => drive.use().delete(key)))
      throw error
    }
  }
}

const currentPapers = (registrationId: string): Promise<CurrentPaper[]> =>
  db
    .from('documents')
    .where({ registration_id: registrationId, current: true })
    .select('kind', 'certificate_type')

const check = async ({ files, certificateType }: Papers, current: CurrentPaper[]) => {
  const faults: FieldError[] = []
  const sent: [DocumentKind, Buffer][] = []
  for (const kind of documentKinds) {
    const bytes = files[kind]
    const stays = current.some((paper) => paper.kind === kind)
    if (bytes === undefined) {
      if (!stays) faults.push({ field: kind, rule: 'required', message: messages.imageRequired })
      continue
    }
    const fault = bytes ? await imageFault(bytes) : 'imageSize'
    if (fault) faults.push({ field: kind, rule: fault, message: messages[fault] })
    else if (bytes) sent.push([kind, bytes])
  }

  const before = current.find(({ kind }) => kind === 'certificate')?.certificate_type
  const type = certificateType ?? (files.certificate ? undefined : before)
  if (!isCertificateType(type)) {
    faults.push(typeFault(certificateType))
  } else if (faults.length === 0 && sent.length === 0 && type === before) {
    faults.push(
      ...documentKinds.map((field) => ({ field, rule: 'required', message: messages.nothingNew }))
    )
  }
  if (faults.length || !isCertificateType(type)) throw new InvalidFields(faults)
  return { images: await decode(sent), certificateType: type }
}

/** The dear part, once all that is cheap to see is right. @throws InvalidFields for a picture that is broken further on */
const decode = async (sent: [DocumentKind, Buffer][]): Promise<Images> => {
  const images: Images = {}
  for (const [kind, bytes] of sent) {
    const checked = await checkImage(bytes)
    if (typeof checked !== 'string') images[kind] = checked
    else throw new InvalidFields([{ field: kind, rule: checked, message: messages[checked] }])
  }
  return images
}

const checkImage = async (bytes: Buffer) => {
  try {
    return await cleanImage(bytes)
  } catch (error) {
    if (error instanceof RefusedImage) return error.fault
    throw error
  }
}

/** Random names: whoever knows one paper's name knows nothing about another's. */
const store = async (images: Images): Promise<Partial<Record<DocumentKind, string>>> => {
  const keys: Partial<Record<DocumentKind, string>> = {}
  for (const kind of documentKinds) {
    const image = images[kind]
    if (!image) continue
    const key = `documents/${randomUUID()}.webp`
    await drive.use().put(key, image.bytes, { contentType: image.mimeType })
    keys[kind] = key
  }
  return keys
}

interface Kept {
  images: Images
  keys: Partial<Record<DocumentKind, string>>
  certificateType: CertificateType
}

const keep = async (registrationId: string, { images, keys, certificateType }: Kept, trx: Trx) => {
  const now = clock.businessNow().toJSDate()
  const papers = trx.from('documents').where({ registration_id: registrationId, current: true })
  for (const kind of documentKinds) {
    const image = images[kind]
    if (!image) continue
    await papers.clone().where({ kind }).update({ current: false })
    await trx.insertQuery().table('documents').insert({
      id: newId(),
      registration_id: registrationId,
      kind,
      file_key: keys[kind],
      mime_type: image.mimeType,
      bytes: image.bytes.length,
      width: image.width,
      height: image.height,
      created_at: now,
    })
  }
  await papers.clone().where('kind', 'certificate').update({ certificate_type: certificateType })
  await trx.from('registrations').where('id', registrationId).update({
    docs_status: 'PENDING',
    docs_rejection: null,
    docs_sent_at: now,
    updated_at: now,
  })
}
