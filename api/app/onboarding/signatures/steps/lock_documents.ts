import type { ApprobationDocument } from '#contracts/approbations'
import { prepared, type Trx } from '#app/platform/database/database'
import { documentsOf } from '../documents.js'

const sql = `
  select id from approbations
   where document_type = ? and document_id = any(?::uuid[])
   order by document_id
     for update`

/**
 * Locks documents, then their approbations, each in the order of the documents' ids. What they say is read after it: a
 * statement that had to wait sees other tables as they were before it waited. adr/0028 "Locks"
 */
export const lockDocuments = async (
  type: ApprobationDocument,
  documentIds: readonly string[],
  trx: Trx
): Promise<void> => {
  await documentsOf(type).lock(documentIds, trx)
  await prepared('lock_approbations', sql, [type, documentIds], trx)
}

/** The approbation alone, where the caller holds the document already or nothing of it changes. */
export const lockApprobation = (
  type: ApprobationDocument,
  documentId: string,
  trx: Trx
): Promise<unknown> => prepared('lock_approbations', sql, [type, [documentId]], trx)
