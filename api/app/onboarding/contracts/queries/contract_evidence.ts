import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface ContractEvidence {
  html: string
  /** The kept text still has the digest that was signed. */
  isIntact: boolean
  sessionId: string
  address: string
  agent: string
  recordedAt: Date
}

const isIntact = `encode(sha256(convert_to(html, 'UTF8')), 'hex') = digest`

const sql = `
  select html, ${isIntact} as "isIntact", session_id as "sessionId", address, agent,
         recorded_at as "recordedAt"
    from signed_contracts where id = ?`

export const contractEvidence = async (id: string): Promise<ContractEvidence> => {
  const [row] = await prepared<ContractEvidence>('contract_evidence', sql, [id])
  if (!row) throw new NotFound()
  return row
}

/** Every signature whose text is not what was signed, and how many there are in all. */
export const verifyContracts = async (): Promise<{ checked: number; changed: string[] }> => {
  const [row] = await prepared<{ checked: number; changed: string[] | null }>(
    'verify_contracts',
    `select count(*)::integer as checked,
            array_agg(id::text order by id) filter (where not (${isIntact})) as changed
       from signed_contracts`,
    []
  )
  return { checked: row.checked, changed: row.changed ?? [] }
}
