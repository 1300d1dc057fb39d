import type { SignedDocumentType } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { offeredDocument } from '../documents.js'
import { documentDigest } from '../domain/document_digest.js'

export interface DocumentToSign {
  documentType: SignedDocumentType
  documentId: string
  title: string
  content: string
  digest: string
  algorithm: 'SHA-256'
  /** When this very text was signed; null as long as it was not. */
  signedAt: Date | null
  certificateSerial: string | null
}
type Signed = Pick<DocumentToSign, 'signedAt' | 'certificateSerial'>

const sql = `
  select signed_at as "signedAt", certificate_serial as "certificateSerial"
    from document_signatures
   where user_id = ? and document_type = ? and document_id = ? and digest = ? and status = 'SIGNED'`

/** @throws NotFound for one that this person may not sign */
export const documentToSign = async (
  actor: CustomerActor,
  documentType: SignedDocumentType,
  documentId: string
): Promise<DocumentToSign> => {
  const text = await offeredDocument(documentType).find(actor, documentId)
  if (!text) throw new NotFound()
  const digest = documentDigest(text.content)
  const key = [actor.id, documentType, documentId, digest]
  const [signed] = await prepared<Signed>('signature_of_document', sql, key)
  return {
    ...{ documentType, documentId, ...text, digest, algorithm: 'SHA-256' },
    signedAt: signed?.signedAt ?? null,
    certificateSerial: signed?.certificateSerial ?? null,
  }
}
