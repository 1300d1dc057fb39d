import { refuseListedOwner, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import db from '@adonisjs/lucid/services/db'
import { documentKinds, type CertificateType, type DocumentKind } from '#contracts/registration'
import type { Plan } from '#contracts/plans'
import { certificateTypesOf } from '#app/reference/plans/queries/certificate_types'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { InvalidFields, type FieldError } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import {
  dropPapers,
  paperFaults,
  storePapers,
  type SentPapers,
  type StoredPapers,
} from '#app/platform/files/papers'
import { refuseLocked } from '../domain/editing.js'
import { messages } from '../i18n/fa.js'
import { chosenCertificate } from '../queries/documents.js'
import { registrationOf } from '../queries/registration_of.js'
import { lockRegistrationOf } from '../steps/lock_registration.js'

export interface Papers {
  files: SentPapers<DocumentKind>
  certificateType: unknown
}
interface CurrentPaper {
  kind: DocumentKind
  certificate_type: CertificateType | null
}

/** One that the plan offers, or that the papers in force have: who has chosen one keeps it. */
const isCertificateType = async (
  type: unknown,
  plan: Plan,
  kept: CertificateType | null
): Promise<boolean> => {
  const offered = await certificateTypesOf(plan, kept)
  return offered.some(({ id }) => id === type)
}

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
  const { docsStatus, ...registration } = await registrationOf(actor, plan)
  refuseLocked(docsStatus)
  if (certificateType === undefined) return
  const kept = await chosenCertificate(actor, registration.plan)
  if (!(await isCertificateType(certificateType, registration.plan, kept))) {
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
    const sent = await check(papers, current, registration.plan)
    try {
      await recordingHits(actor, () =>
        transaction(async (trx) => {
          const { docsStatus, owner } = await lockRegistrationOf(actor, plan, trx)
          refuseLocked(docsStatus)
          await refuseListedOwner('STEP', owner, trx)
          await keep(registration.id, sent, trx)
        })
      )
    } catch (error) {
      await dropPapers(sent.papers)
      throw error
    }
  }
}

const currentPapers = (registrationId: string): Promise<CurrentPaper[]> =>
  db
    .from('documents')
    .where({ registration_id: registrationId, current: true })
    .select('kind', 'certificate_type')

const check = async ({ files, certificateType }: Papers, current: CurrentPaper[], plan: Plan) => {
  const form = { kinds: documentKinds, files, messages }
  const faults = await paperFaults(form, (kind) => current.some((paper) => paper.kind === kind))
  const before = current.find(({ kind }) => kind === 'certificate')?.certificate_type
  const wanted = certificateType ?? (files.certificate ? undefined : before)
  const isKnown = await isCertificateType(wanted, plan, before ?? null)
  const type = isKnown ? String(wanted) : null
  if (type === null) {
    faults.push(typeFault(certificateType))
  } else if (faults.length === 0 && Object.keys(files).length === 0 && type === before) {
    faults.push(
      ...documentKinds.map((field) => ({ field, rule: 'required', message: messages.nothingNew }))
    )
  }
  if (faults.length || type === null) throw new InvalidFields(faults)
  return { papers: await storePapers(form, 'documents'), certificateType: type }
}

interface Kept {
  papers: StoredPapers<DocumentKind>
  certificateType: CertificateType
}

const keep = async (registrationId: string, { papers, certificateType }: Kept, trx: Trx) => {
  const now = clock.businessNow().toJSDate()
  const current = trx.from('documents').where({ registration_id: registrationId, current: true })
  for (const kind of documentKinds) {
    const paper = papers[kind]
    if (!paper) continue
    await current.clone().where({ kind }).update({ current: false })
    await trx
      .insertQuery()
      .table('documents')
      .insert({ id: newId(), registration_id: registrationId, kind, ...paper, created_at: now })
  }
  await current.clone().where('kind', 'certificate').update({ certificate_type: certificateType })
  await trx.from('registrations').where('id', registrationId).update({
    docs_status: 'PENDING',
    docs_sent_at: now,
    updated_at: now,
  })
}
