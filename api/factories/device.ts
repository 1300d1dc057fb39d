import db from '@adonisjs/lucid/services/db'
import type { PartnerScope } from '#contracts/identity'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { aSupplier, type Supplier } from './distributor.js'
import { aStaffUser } from './staff.js'

/** @typeParam Of what is known of its distributor */
export interface Device<Of = Supplier> {
  id: string
  token: string
  merchantId: string
  supplier: Of
}

interface DeviceOptions {
  /** Of the same merchant as another device. */
  merchantId?: string
  dueDays?: number
  /** Of a chain store or a card switch, which is a device of its merchant to us. */
  scope?: PartnerScope
}

/** A device that works, without the two people who make it do so. */
export const aDevice = async ({
  supplier,
  ...options
}: DeviceOptions & { supplier?: Supplier } = {}): Promise<Device> =>
  aDeviceOf(supplier ?? (await aSupplier()), options)

/** The same of a distributor that is there. */
export const aDeviceOf = async <Of extends { id: string }>(
  supplier: Of,
  options: DeviceOptions = {}
): Promise<Device<Of>> => {
  const [id, clientId, token] = [newId(), newId(), newToken()]
  const now = clock.businessNow().toJSDate()
  const merchantId = options.merchantId ?? newId()
  if (!options.merchantId) {
    await db.table('merchants').insert({
      id: merchantId,
      distributor_id: supplier.id,
      name: 'فروشگاه آزمایش',
      due_date_in_days: options.dueDays ?? 30,
      search_key: 'فروشگاه آزمایش',
      created_at: now,
      updated_at: now,
    })
  }
  await db.table('partner_clients').insert({
    id: clientId,
    name: `device ${id}`,
    distributor_id: supplier.id,
    token_hash: tokenHash(token),
    scopes: [options.scope ?? 'device'],
    created_at: now,
  })
  const [one, other] = await Promise.all([aStaffUser('super'), aStaffUser('super')])
  await db.table('devices').insert({
    id,
    merchant_id: merchantId,
    serial: id,
    status: 'ACTIVE',
    partner_client_id: clientId,
    registered_by: one.id,
    activated_by: other.id,
    created_at: now,
    updated_at: now,
  })
  return { id, token, merchantId, supplier }
}
