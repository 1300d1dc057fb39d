import type { ApprobationDocument } from '#contracts/approbations'
import { documentsOf } from '../documents.js'

/** A document, and of what its signatories were shown last. */
interface Shown {
  documentId: string
  fingerprint: string | null
}

/** Whether documents were carried out as what was signed; those that were not, or whose content nobody kept, are left out. */
export const areAsSigned = async (
  type: ApprobationDocument,
  signed: readonly Shown[]
): Promise<Map<string, boolean>> => {
  const done = await documentsOf(type).carriedOut(signed.map(({ documentId }) => documentId))
  const shown = new Map(signed.map(({ documentId, fingerprint }) => [documentId, fingerprint]))
  return new Map(done.map(({ id, fingerprint }) => [id, fingerprint === shown.get(id)]))
}
