import type { Trx } from '#app/platform/database/database'
import { lockClient } from '#app/trade/partners/steps/lock_client'
import type { EndpointRow } from '../queries/endpoint_of.js'

/**
 * With its endpoint, if any.
 * @throws NotFound
 */
export const lockEndpoint = async (
  partnerClientId: string,
  trx: Trx
): Promise<EndpointRow | null> => {
  await lockClient(partnerClientId, trx)
  return trx.from('webhook_endpoints').where({ partner_client_id: partnerClientId }).first()
}
