import db from '@adonisjs/lucid/services/db'
import { gatewayUrls } from '#config/gateways'
import type { GatewayIndicator } from '#contracts/payments'
import { decideChange } from './change_requests.js'
import { get, post } from './http.js'
import type { RealBank } from './stateful_banks.js'
import { asOwner } from '#factories/as_owner'

/** As they stand in a new database. */
export const gatewaysAnew = async () => {
  await asOwner((trx) => trx.from('change_requests').where({ kind: 'gateway-requests' }).delete())
  await db.from('gateways').update({
    switched_on: db.raw(`case when indicator = 'SHAYANTEJARAT' then false end`),
    is_default: false,
    min_amount: null,
    max_amount: null,
    credentials_id: null,
  })
}

export const gatewayId = async (indicator: GatewayIndicator): Promise<string> =>
  (await db.from('gateways').where({ indicator }).select('id').firstOrFail()).id

/** From here on new contracts of this bank lead to another address. @returns what takes that back */
export const bankAt = (indicator: RealBank, url: string) => {
  const urls: Record<RealBank, string> = gatewayUrls
  const before = urls[indicator]
  urls[indicator] = url
  return () => {
    urls[indicator] = before
  }
}

export const askForGateway = (token: string, id: string, wanted: object) =>
  post(`/api/admin/gateways/${id}/requests`, { reason: 'نامه بانک', ...wanted }, { token })

export const decideGateway = decideChange

interface Pair {
  asker: string
  second: string
}

/** Asked by one, approved by another. @returns the request's id */
export const byTwo = async ({ asker, second }: Pair, id: string, wanted: object) => {
  const asked = await askForGateway(asker, id, wanted)
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  const decided = await decideGateway(second, asked.body.id)
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body))
  return asked.body.id as string
}

/** What customers are offered, the first one first, with a star at the default. */
export const offered = async (token: string): Promise<string[]> =>
  (await get('/api/payment/gateways-list', { token })).body.map(
    ({ indicator, isDefault }: { indicator: string; isDefault: boolean }) =>
      isDefault ? `${indicator}*` : indicator
  )
