import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { demoDeviceToken, demoPartnerTokens } from '#contracts/demo'
import type { CardScope } from '#contracts/partners'
import { tokenHash } from '#app/people/identity/domain/secrets'
import type { PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'

const merchantName = 'فروشگاه مرکزی پخش نمونه'
const staffId = async (username: string): Promise<string> =>
  (await db.from('staff_users').where({ username }).firstOrFail()).id

const programs: readonly (readonly [CardScope, string, serial: string])[] = [
  ['device', demoDeviceToken, 'DEMO-1'],
  ['refah', demoPartnerTokens.refah, 'DEMO-REFAH'],
  ['iran-kish', demoPartnerTokens['iran-kish'], 'DEMO-IRAN-KISH'],
]

/**
 * Devices that take the demo's cards, whose tokens are known: the sandbox terminal at `/demo/pos`, and the programs of a
 * chain store and a card switch.
 */
export const seedDevices = async (): Promise<void> => {
  for (const [scope, token, serial] of programs) {
    const token_hash = tokenHash(token)
    if (await db.from('partner_clients').where({ token_hash }).first()) continue
    await seedDevice({ scope, name: token, token_hash, serial, merchant_id: await merchantId() })
  }
}

const distributor = () => db.from('distributors').where({ slug: 'pakhsh-nemoone' }).firstOrFail()

const merchantId = async (): Promise<string> => {
  const { id: distributor_id, name: distributorName } = await distributor()
  const known = await db.from('merchants').where({ distributor_id, name: merchantName }).first()
  if (known) return known.id
  const id = newId()
  const now = clock.businessNow().toJSDate()
  await db.table('merchants').insert({
    id,
    distributor_id,
    name: merchantName,
    due_date_in_days: 30,
    search_key: searchKey(`${merchantName} ${distributorName}`),
    created_at: now,
    updated_at: now,
  })
  return id
}

interface DemoDevice {
  scope: CardScope
  name: string
  token_hash: string
  serial: string
  merchant_id: string
}

const seedDevice = async ({ scope, name, token_hash, serial, merchant_id }: DemoDevice) => {
  const partner_client_id = newId()
  const { id: distributor_id } = await distributor()
  const now = clock.businessNow().toJSDate()
  await db.table('partner_clients').insert({
    id: partner_client_id,
    name,
    distributor_id,
    token_hash,
    scopes: [scope],
    created_at: now,
  })
  await db.table('devices').insert({
    id: newId(),
    merchant_id,
    serial,
    scope,
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
