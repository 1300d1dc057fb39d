import { aHolder, pin, issuedOf, type Holder } from '#factories/card'
import { aPlace } from '#factories/place'
import db from '@adonisjs/lucid/services/db'
import type { CardCodePurpose, CardStatus } from '#contracts/cards'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { sign } from './contracts.js'
import { type Shop } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { get, post, put } from './http.js'

export const anAddress = async (overrides: Record<string, unknown> = {}) => ({
  title: 'فروشگاه',
  ...(await aPlace()),
  postalCode: '1234567890',
  address: 'خیابان آزادی، پلاک ۱۲',
  relatedUserType: 'PERSON',
  ...overrides,
})

export const addAddress = async (shop: { token: string }, overrides = {}) =>
  post('/api/addresses', await anAddress(overrides), { token: shop.token })

export const chooseAddress = (shop: { token: string }, cardId: string, addressId: string) =>
  post(`/api/card-delivery-addresses/addresses/${addressId}/cards/${cardId}`, {}, shop)

export const signContract = (shop: Shop) => sign(shop, 'CARD')
export const statusOf = async ({ cardId }: { cardId: string }): Promise<CardStatus> =>
  (await db.from('cards').where('id', cardId).firstOrFail()).status

/** What stands on the back of the card. */
export const cvv2Of = async (holder: Holder) => cardIssuer().cvv2(await issuedOf(holder))
/** Another one. */
export const wrong = (secret: string) => String((Number(secret) + 1) % 10_000).padStart(4, '0')

export const self = (shop: { token: string }) => get('/api/card/self', shop)
export const activate = (shop: { token: string }, cvv2: string, pin1 = pin) =>
  post('/api/card/activate', { cvv2, pin1 }, shop)
export const checkCvv2 = (shop: { token: string }, cvv2: string) =>
  post('/api/card/activate/cvv2', { cvv2 }, shop)
export const changePin = (shop: { token: string }, pin1Old: string, pin1New: string) =>
  put('/api/card/pin1-change', { pin1Old, pin1New }, shop)
export const reissue = (shop: { token: string }) => put('/api/card/reissue', {}, shop)

/** The code that a holder asks for and reads, to block or unfreeze the card, to see its CVV2 or to set a new PIN. */
export const cardCodeFor = async (holder: Holder, purpose?: CardCodePurpose) => {
  const started = await post('/api/card/otp-start', purpose ? { purpose } : {}, holder)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return codeFor(holder.phone)
}
export const block = (shop: { token: string }, otpSecret: string | number) =>
  put('/api/card/disable', { otpSecret }, shop)

export const freeze = (shop: { token: string }) => put('/api/card/freeze', {}, shop)
export const unfreeze = (shop: { token: string }, otpSecret: string | number) =>
  put('/api/card/unfreeze', { otpSecret }, shop)

/** A card in the printer's queue. */
export const aWaitingCard = async (): Promise<Holder> => {
  const holder = await aHolder('CREATED')
  const { body } = await addAddress(holder)
  await chooseAddress(holder, holder.cardId, body.id)
  return holder
}
export const print = (cardId: string, token: string) =>
  post(`/api/admin/cards/${cardId}/print`, {}, { token })

/** The templates of what a phone was sent, oldest first. */
export const messagesOf = async (phone: string) =>
  (await db.from('sandbox_sms').where({ phone }).orderBy('id')).map(({ template }) => template)
