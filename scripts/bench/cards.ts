import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type pg from 'pg'
import { inRoot } from '../lib/paths.ts'
import { tokenHash } from './shops.ts'

/** A card that a device may charge. */
export interface Card {
  number: string
}
export interface Device {
  id: string
  token: string
}

export const pin = '4821'

interface Keys {
  /** The product's own: what a card row holds must open under it. */
  APP_KEY?: string
  CODE_PEPPER?: string
}

interface Sealer {
  encrypt: (text: string, options: { purpose: string }) => string
  blindIndex: (text: string, purpose: string) => string
}
interface EncryptionModule {
  drivers: { aes256gcm: (config: object) => { resolver: () => Promise<object> } }
  Encryption: new (config: object) => Sealer
}
/** As the API reads its rows: the same package, found where the API finds it. */
const sealerOf = async (appKey: string) => {
  const load = createRequire(inRoot('api', 'package.json'))
  const { drivers, Encryption } = load('@adonisjs/core/encryption') as EncryptionModule
  return new Encryption(await drivers.aes256gcm({ keys: [appKey], id: 'gcm' }).resolver())
}

const withCheckDigit = (digits: string): string => {
  const sum = [...`${digits}0`]
    .reverse()
    .map(Number)
    .reduce((total, digit, at) => {
      const counted = at % 2 ? digit * 2 : digit
      return total + (counted > 9 ? counted - 9 : counted)
    }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const enableSql = `
  with given as (
    select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
      as given(keeper_id, number_encrypted, number_index, last_four))
  update cards set status = 'ENABLED', number_encrypted = given.number_encrypted,
         number_index = given.number_index, last_four = given.last_four
    from given where coalesce(cards.holder_id, cards.owner_id) = given.keeper_id
  returning cards.id`
const pinsSql = `
  insert into sandbox_issuer_cards (card_id, pin_hash)
  select * from unnest($1::uuid[], $2::text[])`

/**
 * Enables the cards of these people, with one PIN, as issuer and printer would have left them.
 * @param keeperIds of shop owners, or of those who hold a card of their company
 */
export async function enableCards(
  admin: pg.Client,
  keeperIds: string[],
  keys: Keys
): Promise<Card[]> {
  const sealer = await sealerOf(keys.APP_KEY!)
  const cards = keeperIds.map((keeperId, at) => ({
    keeperId,
    number: withCheckDigit(`60379912${String(at).padStart(7, '0')}`),
  }))
  const { rows } = await admin.query<{ id: string }>(enableSql, [
    cards.map(({ keeperId }) => keeperId),
    cards.map(({ number }) => sealer.encrypt(number, { purpose: 'card-number' })),
    cards.map(({ number }) => sealer.blindIndex(number, 'card-number')),
    cards.map(({ number }) => number.slice(-4)),
  ])
  const hashes = rows.map(({ id }) =>
    createHmac('sha256', keys.CODE_PEPPER!)
      .update(JSON.stringify([pin, 'card-pin', id]))
      .digest('base64url')
  )
  await admin.query(pinsSql, [rows.map(({ id }) => id), hashes])
  return cards
}

const devicesSql = `
  with given as (
    select *, uuidv7() as merchant_id
      from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[])
        as given(distributor_id, device_id, client_id, token_hash)),
  staff as (
    insert into staff_users (id, username, password_hash, full_name, role, created_at, updated_at)
    select uuidv7(), 'devices-' || n, '', 'devices', 'super', now(), now() from generate_series(1, 2) n
    returning id),
  merchant as (
    insert into merchants (id, distributor_id, name, due_date_in_days, search_key, created_at, updated_at)
    select merchant_id, distributor_id, 'فروشگاه', 30, 'فروشگاه', now(), now() from given),
  client as (
    insert into partner_clients (id, name, distributor_id, token_hash, scopes, created_at)
    select client_id, 'device', distributor_id, token_hash, '{device}', now() from given)
  insert into devices (id, merchant_id, serial, status, partner_client_id, registered_by, activated_by, created_at, updated_at)
  select device_id, merchant_id, device_id::text, 'ACTIVE', client_id, one.id, other.id, now(), now()
    from given, (select min(id::text)::uuid as id from staff) one, (select max(id::text)::uuid as id from staff) other`

/** A device that works for each of the distributors, and may ask as often as it likes. */
export async function addDevices(admin: pg.Client, distributors: string[]): Promise<Device[]> {
  await admin.query(
    `insert into settings (key, value) values ('throttleDevicePerMinute', '100000')`
  )
  const devices = distributors.map(() => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  await admin.query(devicesSql, [
    distributors,
    devices.map(({ id }) => id),
    devices.map(() => randomUUID()),
    devices.map(({ token }) => tokenHash(token)),
  ])
  return devices
}
