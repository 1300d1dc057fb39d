import type { PartnerScope } from '#contracts/identity'
import { newToken, tokenHash } from '#app/identity/domain/secrets'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { newId } from '#app/shared/ids'

interface NewClient {
  name: string
  distributorId: string
  scopes: PartnerScope[]
}

/** A program that may call us. @returns its token, which is kept nowhere */
export const issueClient = async ({ name, distributorId, scopes }: NewClient, trx: Trx) => {
  const [id, token] = [newId(), newToken()]
  await trx
    .insertQuery()
    .table('partner_clients')
    .insert({
      id,
      name,
      distributor_id: distributorId,
      token_hash: tokenHash(token),
      scopes,
      token_issued_at: clock.systemNow().toJSDate(),
      created_at: clock.systemNow().toJSDate(),
    })
  return { id, token }
}

/** From the commit on none of its tokens opens anything, and none that was granted is taken. */
export const retireClient = async (id: string, trx: Trx): Promise<void> => {
  const nobody = { token_granted_to: null, token_granted_until: null }
  await trx
    .from('partner_clients')
    .where({ id })
    .update({ active: false, ...nobody })
}
