import { prepared, type Trx } from '#app/platform/database/database'
import type { AnsweredFrom } from '../steps/keep_signature.js'

const sql = `
  select session_id as "sessionId", address, agent from signing_documents where id = ?`

/** Where a signature on the provider's page was begun. */
export const tokenEvidence = async (id: string, trx: Trx): Promise<AnsweredFrom> => {
  const [row] = await prepared<AnsweredFrom>('token_evidence', sql, [id], trx)
  return row
}
