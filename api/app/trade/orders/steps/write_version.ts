import type { VersionCause } from '#contracts/orders'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import type { OrderCost } from '../domain/cost.js'
import type { OrderLine } from '../domain/dispute.js'

export interface NewVersion {
  orderId: string
  cause: VersionCause
  cost: OrderCost
  lines: readonly OrderLine[]
}

const sql = `
  select write_order_version(?, ?, ?, ?, ?, ?, ?::integer[], ?::text[], ?::text[], ?::numeric[], ?::bigint[])
         as version`

/**
 * Keeps former versions.
 * @returns the version's number
 */
export const writeVersion = async (
  { orderId, cause, cost, lines }: NewVersion,
  trx: Trx
): Promise<number> => {
  const [{ version }] = await prepared<{ version: number }>(
    'write_order_version',
    sql,
    [
      orderId,
      cause,
      cost.grandTotalAmount,
      cost.kasbenoFeeAmount,
      cost.bankFeeAmount,
      clock.businessNow().toJSDate(),
      lines.map(({ line }) => line),
      lines.map(({ itemName }) => itemName),
      lines.map(({ unitType }) => unitType),
      lines.map(({ qty }) => qty),
      lines.map(({ price }) => price),
    ],
    trx
  )
  return version
}
