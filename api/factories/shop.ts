import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Owner } from '#contracts/owners'
import type { PersonPlan } from '#contracts/plans'
import Ledger from '#app/money/ledger/ledger'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { personIn } from '#app/people/owners/owner'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { feeFor, giveCredit, takeFee } from './credit.js'
import { freshNationalCode, freshPhone } from './fresh.js'
import { fillWallet } from './wallet.js'

export const fmcg: PersonPlan = 'kasbeno-fmcg-real'

/** A shop owner with a registration; `token` is a bearer token of the plan. */
export interface Shop {
  userId: string
  registrationId: string
  plan: PersonPlan
  phone: string
  nationalCode: string
  token: string
  owner: Owner
  /** The ledger's wallet account. */
  walletId: string
}
export interface ShopWithCredit extends Shop {
  lineId: string
  /** The ledger's credit-used account. */
  accountId: string
  limit: number
}

interface ShopOptions {
  plan?: PersonPlan
  /** The status of identity, shop and documents alike. */
  steps?: 'START' | 'PENDING' | 'APPROVED' | 'REJECTED'
  /** Rials in the wallet. */
  cash?: number
}

/** A signed-in person with a registration, without going through the forms. */
export const aShop = async ({
  plan = fmcg,
  steps = 'APPROVED',
  cash = 0,
}: ShopOptions = {}): Promise<Shop> => {
  const [userId, registrationId, sessionId, token] = [newId(), newId(), newId(), newToken()]
  const [phone, nationalCode] = [freshPhone(), freshNationalCode()]
  const owner = personIn(userId, plan)
  const now = clock.businessNow().toJSDate()
  const walletId = await transaction(async (trx) => {
    await trx.table('users').insert({
      id: userId,
      phone,
      national_code: nationalCode,
      national_code_verified_at: steps === 'APPROVED' ? now : null,
      firstname: 'نرگس',
      lastname: 'کسب‌وکار',
      date_of_birth: '1990-01-01',
      plan,
      created_at: now,
      updated_at: now,
    })
    await trx.table('registrations').insert({
      id: registrationId,
      user_id: userId,
      plan,
      identity_status: steps,
      shop_status: steps,
      docs_status: steps,
      created_at: now,
      updated_at: now,
    })
    await trx.table('sessions').insert({ id: sessionId, user_id: userId, plan, created_at: now })
    await trx.table('access_tokens').insert({
      hash: tokenHash(token),
      session_id: sessionId,
      expires_at: DateTime.utc().plus({ days: 1 }).toJSDate(),
    })
    return new Ledger().walletOf(owner, trx)
  })
  const shop = { userId, registrationId, plan, phone, nationalCode, token, owner, walletId }
  await fillWallet(shop, cash)
  return shop
}

/** An amount on offer, made when there is none. @returns its slug */
export const aPackage = async (amount: number, plan: PersonPlan = fmcg): Promise<string> => {
  const slug = `test-${plan}-${amount}`
  await db
    .knexQuery()
    .insert({ slug, plan, amount, collaterals: '[]' })
    .into('credit_packages')
    .onConflict('slug')
    .ignore()
  return slug
}

/** A shop that chose an amount and has not paid for it. */
export const aShopThatChose = async (amount: number, options: ShopOptions = {}): Promise<Shop> => {
  const shop = await aShop(options)
  const now = clock.businessNow().toJSDate()
  await db.table('chosen_packages').insert({
    id: newId(),
    registration_id: shop.registrationId,
    slug: await aPackage(amount, shop.plan),
    amount,
    status: 'CREATED',
    created_at: now,
    updated_at: now,
  })
  return shop
}

/** A shop whose fee is paid: ALLOCATE_PENDING, nothing left in the wallet. */
export const aShopThatPaid = async (amount: number, options: ShopOptions = {}): Promise<Shop> => {
  const shop = await aShopThatChose(amount, options)
  await fillWallet(shop, await feeFor(amount))
  await takeFee(shop.owner)
  return shop
}

/** A shop with a credit line of exactly this many rials: registered, approved, fee paid, allocated. */
export const aShopWithCredit = async (
  amount: number,
  { cash = 0, ...options }: ShopOptions = {}
): Promise<ShopWithCredit> => {
  const shop = await aShopThatPaid(amount, options)
  const line = await giveCredit({ type: 'registrations', id: shop.registrationId }, amount)
  await fillWallet(shop, cash)
  return { ...shop, ...line }
}
