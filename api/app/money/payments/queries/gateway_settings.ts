import type { GatewayIndicator } from '#contracts/payments'
import { prepared } from '#app/platform/database/database'

export interface GatewaySettings {
  id: string
  indicator: GatewayIndicator
  /** Null: nobody has decided. */
  switchedOn: boolean | null
  isDefault: boolean
  /** Rials. */
  minAmount: number | null
  maxAmount: number | null
  credentialsId: string | null
}

/** Read for every payment, so that a change holds in all processes from its commit on. */
const sql = `
  select id, indicator, switched_on as "switchedOn", is_default as "isDefault",
         min_amount as "minAmount", max_amount as "maxAmount", credentials_id as "credentialsId"
    from gateways order by position, indicator`

/** All gateways in the bank's order. */
export const gatewaySettings = (): Promise<GatewaySettings[]> =>
  prepared<GatewaySettings>('gateway_settings', sql, [])
