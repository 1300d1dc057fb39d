import type { PartnerScope } from '#contracts/identity'
import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface LockedClient {
  id: string
  name: string
  scopes: PartnerScope[]
  active: boolean
  token_hash: string
  token_issued_at: Date | null
  token_granted_to: string | null
  token_granted_until: Date | null
}

export const lockClient = async (id: string, trx: Trx): Promise<LockedClient> => {
  const row: LockedClient | null = await trx
    .from('partner_clients')
    .where({ id })
    .select('id', 'name', 'scopes', 'active', 'token_hash', 'token_issued_at')
    .select('token_granted_to', 'token_granted_until')
    .forUpdate()
    .first()
  if (!row) throw new NotFound()
  return row
}
