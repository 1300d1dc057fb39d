import type { OrderStatus } from '#contracts/orders'
import { prepared, type Trx } from '#app/platform/database/database'

export interface KnownSale {
  id: string
  reference_number: string
  status: OrderStatus
  content_hash: string
}

/** The sale that has the number of the distributor. */
export const knownSale = async (
  distributorId: string,
  externalId: string,
  trx: Trx
): Promise<KnownSale | undefined> => {
  const [row] = await prepared<KnownSale>(
    'known_sale',
    `select id, reference_number, status, content_hash from orders
      where distributor_id = ? and external_id = ?`,
    [distributorId, externalId],
    trx
  )
  return row
}
