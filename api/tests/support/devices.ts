import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { PartnerScope } from '#contracts/identity'
import { openedNumber } from '#app/cards/issuing/card_numbers'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { newId } from '#app/platform/values/ids'
import { aHolder, issuedOf, pin, type Holder } from './cards.js'
import { fillWallet } from './credit.js'
import { get, post, type Answer } from './http.js'
import { aStaffUser } from './identity.js'
import { aSupplier, type TestSupplier } from './orders.js'

export interface TestDevice {
  id: string
  token: string
  merchantId: string
  supplier: TestSupplier
}

interface DeviceOptions {
  supplier?: TestSupplier
  /** Of the same merchant as another device. */
  merchantId?: string
  dueDays?: number
  /** Of a chain store or a card switch, which is a device of its merchant to us. */
  scope?: PartnerScope
}

/** A device that works, without the two people who make it do so. */
export const aDevice = async (options: DeviceOptions = {}): Promise<TestDevice> => {
  const supplier = options.supplier ?? (await aSupplier())
  const [id, clientId, token, now] = [newId(), newId(), newToken(), new Date()]
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

export interface CardHolder extends Holder {
  cardNumber: string
}

/** Somebody with an enabled card, its PIN at the issuer, a line of a hundred million rials and cash. */
export const aCardHolder = async (cash = 0): Promise<CardHolder> => {
  const holder = await aHolder('ENABLED')
  await cardIssuer().setPin(await issuedOf(holder), pin)
  if (cash > 0) await fillWallet(holder, cash)
  const card = await db.from('cards').where({ id: holder.cardId }).firstOrFail()
  return { ...holder, cardNumber: openedNumber(card.number_encrypted) }
}

export const freshReference = (): string => randomBytes(6).toString('hex')

export const charge = (
  device: { token: string },
  holder: { cardNumber: string },
  amount: number,
  overrides: object = {}
): Promise<Answer> =>
  post(
    '/api/device/card-payment',
    { reference: freshReference(), cardNumber: holder.cardNumber, pin, amount, ...overrides },
    { token: device.token }
  )
export const takeBack = (
  device: { token: string },
  reference: string,
  amount: number
): Promise<Answer> =>
  post('/api/device/card-reversal', { reference, amount }, { token: device.token })
export const toldOf = (device: { token: string }, reference: string): Promise<Answer> =>
  get(`/api/device/card-payment/${reference}`, { token: device.token })

/** A container of a merchant's program. */
export const aContainer = async (device: { token: string }, amount: number) => {
  const wanted = { reference: freshReference(), amount, description: 'سبد خرید' }
  const { body } = await post('/api/cpg/containers', wanted, { token: device.token })
  return body
}
