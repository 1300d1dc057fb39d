import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { EndpointRow } from '../queries/endpoint_of.js'

/** The program that is told, locked, and its endpoint if it has one. @throws NotFound for no program */
export const lockEndpoint = async (
  partnerClientId: string,
  trx: Trx
): Promise<EndpointRow | null> => {
  const client = await trx
    .from('partner_clients')
    .where({ id: partnerClientId })
    .forUpdate()
    .select('id')
    .first()
  if (!client) throw new NotFound()
  return trx.from('webhook_endpoints').where({ partner_client_id: partnerClientId }).first()
}
