import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { demoDeviceToken } from '#contracts/demo'
import { tokenHash } from '#app/identity/domain/secrets'
import type { PartnerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { newId } from '#app/shared/ids'

const merchantName = 'فروشگاه مرکزی پخش نمونه'
const staffId = async (username: string): Promise<string> =>
  (await db.from('staff_users').where({ username }).firstOrFail()).id

/** A device that takes the demo's cards: its token is known, and drives the sandbox terminal at `/demo/pos`. */
export const seedDevices = async (): Promise<void> => {
  const token_hash = tokenHash(demoDeviceToken)
  if (await db.from('partner_clients').where({ token_hash }).first()) return
  const distributor = await db.from('distributors').where({ slug: 'pakhsh-nemoone' }).firstOrFail()
  const [merchant_id, partner_client_id] = [newId(), newId()]
  const now = clock.businessNow().toJSDate()
  await db.table('merchants').insert({
    id: merchant_id,
    distributor_id: distributor.id,
    name: merchantName,
    due_date_in_days: 30,
    search_key: searchKey(`${merchantName} ${distributor.name}`),
    created_at: now,
    updated_at: now,
  })
  await db.table('partner_clients').insert({
    id: partner_client_id,
    name: 'demo-device',
    distributor_id: distributor.id,
    token_hash,
    scopes: ['device'],
    created_at: now,
  })
  await db.table('devices').insert({
    id: newId(),
    merchant_id,
    serial: 'DEMO-1',
    status: 'ACTIVE',
    partner_client_id,
    registered_by: await staffId('card'),
    activated_by: await staffId('finance'),
    created_at: now,
    updated_at: now,
  })
}

/** The program of that device. */
export const demoDevice = async (): Promise<PartnerActor> => {
  const { id, name, distributor_id } = await db
    .from('partner_clients')
    .where({ token_hash: tokenHash(demoDeviceToken) })
    .firstOrFail()
  const scopes = ['device'] as const
  return { kind: 'partner', id, name, distributorId: distributor_id, scopes, isTest: false }
}
