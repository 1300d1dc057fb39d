import type { GatewayIndicator } from '#contracts/payments'
import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { GatewaySettings } from '../queries/gateway_settings.js'

export interface LockedGateway extends GatewaySettings {
  position: number
  /** The contract's fields that may be shown. */
  facts: Record<string, string> | null
  contractSince: Date | null
}

interface Row {
  id: string
  indicator: GatewayIndicator
  position: number
  switched_on: boolean | null
  is_default: boolean
  min_amount: number | null
  max_amount: number | null
  credentials_id: string | null
}

/**
 * Locks all six gateways: the default concerns them all.
 * @throws NotFound
 */
export const lockGateway = async (id: string, trx: Trx): Promise<LockedGateway> => {
  const rows: Row[] = await trx.from('gateways').orderBy('indicator').forUpdate()
  const row = rows.find((one) => one.id === id)
  if (!row) throw new NotFound()
  const contract = await trx
    .from('gateway_credentials')
    .where({ id: row.credentials_id })
    .select('facts', 'created_at')
    .first()
  return {
    id,
    indicator: row.indicator,
    position: row.position,
    switchedOn: row.switched_on,
    isDefault: row.is_default,
    minAmount: row.min_amount,
    maxAmount: row.max_amount,
    credentialsId: row.credentials_id,
    facts: contract?.facts ?? null,
    contractSince: contract?.created_at ?? null,
  }
}
