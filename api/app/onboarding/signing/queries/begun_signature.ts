import type { Plan } from '#contracts/plans'
import type { SignedDocumentType } from '#contracts/signing'
import { prepared } from '#app/platform/database/database'

interface BegunSignature {
  id: string
  /** In whose pages it was begun; empty where none was chosen. */
  plan: Plan | ''
  documentType: SignedDocumentType
  documentId: string
}

const sql = `
  select id, plan, document_type as "documentType", document_id as "documentId"
    from document_signatures where id = ?`

/** What was taken to the provider; null for none of ours. */
export const begunSignature = async (id: string): Promise<BegunSignature | null> => {
  const [row] = await prepared<BegunSignature>('begun_signature', sql, [id])
  return row ?? null
}
