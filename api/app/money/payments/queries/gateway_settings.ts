import type { GatewayIndicator } from '#contracts/payments'
import { prepared } from '#app/platform/database/database'

export interface GatewaySettings {
  id: string
  indicator: GatewayIndicator
  switchedOn: boolean | null
  isDefault: boolean
  minAmount: number | null
  maxAmount: number | null
  credentialsId: string | null
}

/** Uncached: a change holds in all processes once committed. */
const sql = `
  select id, indicator, switched_on as "switchedOn", is_default as "isDefault",
         min_amount as "minAmount", max_amount as "maxAmount", credentials_id as "credentialsId"
    from gateways order by position, indicator`

/** All gateways in the bank's order. */
export const gatewaySettings = (): Promise<GatewaySettings[]> =>
  prepared<GatewaySettings>('gateway_settings', sql, [])
