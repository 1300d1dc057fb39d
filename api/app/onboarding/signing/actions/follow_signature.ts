import { canMove, type Transitions } from '#contracts/transitions'
import {
  signatureTransitions,
  type SignatureStatus,
  type SignedDocumentType,
} from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { offeredDocument } from '../documents.js'
import { endingOf, type SignatureEnding } from '../domain/signature_ending.js'
import { theProvider } from '../provider.js'

interface Row {
  status: SignatureStatus
  userId: string
  documentType: SignedDocumentType
  documentId: string
  providerRef: string
  digest: string
  certificateSerial: string
  certificateKey: string
}

const readSql = `
  select document.status, document.user_id as "userId", document.document_type as "documentType",
         document.document_id as "documentId", document.provider_ref as "providerRef",
         document.digest, enrollment.certificate_serial as "certificateSerial",
         enrollment.certificate_key as "certificateKey"
    from document_signatures document
    join signature_enrollments enrollment on enrollment.id = document.enrollment_id
   where document.id = ?`
const lockSql = `select status from document_signatures where id = ? for update`

const columnsOf = (ending: SignatureEnding, certificateSerial: string) => {
  switch (ending.status) {
    case 'SIGNED': {
      const { signature, signedAt } = ending
      return { signature, signed_at: signedAt, certificate_serial: certificateSerial }
    }
    case 'REFUSED':
      return { failure: ending.failure }
    case 'EXPIRED':
      return {}
  }
}

const settle = async (
  id: string,
  row: Row,
  ending: SignatureEnding,
  trx: Trx
): Promise<SignatureStatus> => {
  const [{ status }] = await prepared<Pick<Row, 'status'>>(
    'signature_to_settle',
    lockSql,
    [id],
    trx
  )
  const moves: Transitions<SignatureStatus> = signatureTransitions
  if (!canMove(moves, status, ending.status)) return status
  await trx
    .from('document_signatures')
    .where({ id })
    .update({
      status: ending.status,
      updated_at: clock.systemNow().toJSDate(),
      ...columnsOf(ending, row.certificateSerial),
    })
  if (ending.status === 'SIGNED') {
    const { userId, documentId, digest } = row
    const counted = { id, userId, documentId, digest, signedAt: ending.signedAt }
    await offeredDocument(row.documentType).follow?.(counted, trx)
  }
  return ending.status
}

/**
 * Asks the provider what became of a document, and lets a signature count once. Must be idempotent: callbacks and
 * browsers come late, twice, or not at all. @throws ProviderDown (503)
 */
export default class FollowSignature {
  async execute({ id }: { id: string }): Promise<SignatureStatus | null> {
    const [row] = await prepared<Row>('signature_to_follow', readSql, [id])
    if (!row || row.status !== 'OPEN') return row?.status ?? null
    const ending = endingOf(await theProvider().signingOf(row.providerRef), row)
    return ending ? transaction((trx) => settle(id, row, ending, trx)) : row.status
  }
}
