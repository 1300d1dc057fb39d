import { documentKinds, type CertificateType, type DocumentKind } from '#contracts/registration'
import type { Plan } from '#contracts/plans'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { pictureLink, type StoredPicture, type Viewer } from '#app/platform/files/picture_link'
import { registrationOf } from './registration_of.js'

/** A paper as the reviewer sees it; `url` is short-lived and needs no token. */
export interface Document {
  id: string
  kind: DocumentKind
  certificateType: CertificateType | null
  certificateName: string | null
  width: number
  height: number
  createdAt: Date
  url: string
}

/** The papers in force of a registration, in the order in which they are asked for. */
export const currentDocuments = async (
  registrationId: string,
  viewer: Viewer
): Promise<Document[]> => {
  const rows = await prepared<Omit<Document, 'url'>>(
    'current_documents',
    `select document.id, kind, certificate_type as "certificateType", type.name as "certificateName",
            width, height, document.created_at as "createdAt"
       from documents document left join plans_certificate_types type on type.code = document.certificate_type
      where registration_id = ? and current
      order by array_position(array['nationalCardFront', 'nationalCardBack', 'certificate'], kind)`,
    [registrationId]
  )
  return rows.map((row) => ({ ...row, url: pictureLink('documents', row.id, viewer) }))
}

/** The papers in force for who has sent them: a link for each kind, null for what was never sent. */
export const ownPapers = async (customer: CustomerActor, plan: unknown) => {
  const { id } = await registrationOf(customer, plan)
  const documents = await currentDocuments(id, { kind: 'customer', id: customer.id })
  const [nationalCardFront, nationalCardBack, certificate] = documentKinds.map(
    (kind) => documents.find((document) => document.kind === kind) ?? null
  )
  return {
    certificateType: certificate?.certificateType ?? null,
    nationalCardFront: nationalCardFront?.url ?? null,
    nationalCardBack: nationalCardBack?.url ?? null,
    certificate: certificate?.url ?? null,
  }
}

/** The kind of business document in force; null before one was sent. */
export const chosenCertificate = async (
  customer: CustomerActor,
  plan: Plan
): Promise<CertificateType | null> => {
  const [paper] = await prepared<{ type: CertificateType | null }>(
    'chosen_certificate',
    `select document.certificate_type as type
       from documents document join registrations r on r.id = document.registration_id
      where r.user_id = ? and r.plan = ? and document.kind = 'certificate' and document.current`,
    [customer.id, plan]
  )
  return paper?.type ?? null
}

/**
 * The file behind a document, if the viewer may still see it: its owner, or staff of the bank that may
 * read registrations. A link outlives neither the account nor the permission.
 */
export const fileFor = async (
  documentId: string,
  viewer: Viewer
): Promise<StoredPicture | null> => {
  const [row] = await prepared<StoredPicture>(
    `document_file_for_${viewer.kind}`,
    viewer.kind === 'customer'
      ? `select d.file_key as "fileKey", d.mime_type as "mimeType", d.kind
           from documents d
           join registrations r on r.id = d.registration_id
           join identity_people u on u.id = r.user_id and u.active
          where d.id = ? and u.id = ?`
      : `select d.file_key as "fileKey", d.mime_type as "mimeType", d.kind
           from documents d, staff_accounts s
           join staff_roles roles on roles.key = s.role and 'registrations.list' = any(roles.permissions)
          where d.id = ? and s.id = ? and s.active and s.distributor_id is null`,
    [documentId, viewer.id]
  )
  return row ?? null
}
