import type { ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { SignedContract } from '../domain/contract_document.js'

const columns = `
  id, contract_type as "contractType", template_version as version, html, digest,
  signed_at as "signedAt", session_id as "sessionId", address, agent`

/** What the owner signed of a type: for a year, or else last. @throws NotFound where nothing was signed */
export const signedByOwner = async (
  { type, id, plan }: Owner,
  contractType: ContractType,
  term?: number
): Promise<SignedContract> => {
  const [row] = await prepared<SignedContract>(
    'signed_by_owner',
    `select ${columns} from signed_contracts
      where owner_type = ? and owner_id = ? and plan = ? and contract_type = ?
        and term = coalesce(?, term)
      order by term desc limit 1`,
    [type, id, plan, contractType, term ?? null]
  )
  if (!row) throw new NotFound()
  return row
}

/** @throws NotFound */
export const signedContract = async (id: string): Promise<SignedContract> => {
  const [row] = await prepared<SignedContract>(
    'signed_contract',
    `select ${columns} from signed_contracts where id = ?`,
    [id]
  )
  if (!row) throw new NotFound()
  return row
}
