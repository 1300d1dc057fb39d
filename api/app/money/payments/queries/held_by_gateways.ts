import { gatewayIndicators, type GatewayIndicator, type HeldByGateway } from '#contracts/payments'
import { prepared, type Trx } from '#app/platform/database/database'

const sql = `
  select taken.indicator, captured, coalesce(given.deposited, 0) as deposited,
         captured - coalesce(given.deposited, 0) as held
    from (
      select indicator, sum(amount)::bigint as captured from payments
       where status = 'COMPLETED' and indicator = any (?::text[]) group by indicator
    ) taken
    left join (
      select indicator, sum(amount)::bigint as deposited from gateway_deposits
       where reversed_at is null group by indicator
    ) given using (indicator)
   order by held desc, indicator`

/** Largest first, in rials. */
export const heldByGateways = (
  indicators: readonly GatewayIndicator[] = gatewayIndicators,
  trx?: Trx
): Promise<HeldByGateway[]> => prepared<HeldByGateway>('held_by_gateways', sql, [indicators], trx)

/** Taken and not deposited yet. */
export const heldBy = async (indicator: GatewayIndicator, trx: Trx): Promise<number> => {
  const [gateway] = await heldByGateways([indicator], trx)
  return gateway?.held ?? 0
}
