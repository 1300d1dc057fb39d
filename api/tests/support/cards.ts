import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { cardNamed, issued } from '#app/cards/issuing/steps/lock_card'
import { sign } from './contracts.js'
import { aShopWithCredit, type TestShop, type TestShopWithCredit } from './credit.js'
import { get, post, put } from './http.js'
import { codeFor } from './identity.js'

export interface Holder extends TestShopWithCredit {
  cardId: string
}

/** A place where there is one. */
export const aPlace = async () => {
  const city = await db.from('cities').orderBy('id').firstOrFail()
  return { provinceId: city.province_id as number, cityId: city.id as number }
}

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

export const signContract = (shop: TestShop) => sign(shop, 'CARD')

/** Somebody whose card is where it is wanted, with contract and fee, without the way there. */
export const aHolder = async (
  status: CardStatus = 'CREATED',
  options: Parameters<typeof aShopWithCredit>[1] = {}
): Promise<Holder> => {
  const shop = await aShopWithCredit(100_000_000, options)
  await signContract(shop)
  const card = await db.from('cards').where('owner_id', shop.userId).firstOrFail()
  await db.from('cards').where('id', card.id).update({ status })
  return { ...shop, cardId: card.id }
}

export const pin = '4821'

/** An enabled card with a PIN that the issuer knows. */
export const anEnabledCard = async (): Promise<Holder> => {
  const holder = await aHolder('ENABLED')
  await cardIssuer().setPin(await issuedOf(holder), pin)
  return holder
}

export const issuedOf = async ({ cardId }: { cardId: string }) => issued(await cardNamed(cardId))
export const statusOf = async ({ cardId }: { cardId: string }): Promise<CardStatus> =>
  (await db.from('cards').where('id', cardId).firstOrFail()).status

/** What stands on the back of the card. */
export const cvv2Of = async (holder: Holder) => cardIssuer().cvv2(await issuedOf(holder))
/** Another one. */
export const wrong = (secret: string) => String((Number(secret) + 1) % 10_000).padStart(4, '0')

export const self = (shop: { token: string }) => get('/api/card/self', shop)
export const activate = (shop: { token: string }, cvv2: string, pin1 = pin) =>
  post('/api/card/activate', { cvv2, pin1 }, shop)
export const changePin = (shop: { token: string }, pin1Old: string, pin1New: string) =>
  put('/api/card/pin1-change', { pin1Old, pin1New }, shop)
export const reissue = (shop: { token: string }) => put('/api/card/reissue', {}, shop)

/** The code that a holder asks for and reads, to block the card or to set a new PIN. */
export const cardCodeFor = async (holder: Holder, purpose?: 'BLOCK' | 'FORGOT_PIN') => {
  const started = await post('/api/card/otp-start', purpose ? { purpose } : {}, holder)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return codeFor(holder.phone)
}
export const block = (shop: { token: string }, otpSecret: string | number) =>
  put('/api/card/disable', { otpSecret }, shop)

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
