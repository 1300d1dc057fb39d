import { strict as assert } from 'node:assert'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { platformFeeOf } from '#contracts/credit'
import type { Owner } from '#contracts/owners'
import type { PersonPlan } from '#contracts/plans'
import OpenLine from '#app/credit/credit_lines/steps/open_line'
import TakePlatformFee from '#app/credit/credit_lines/steps/take_platform_fee'
import { lockAllocatable } from '#app/credit/credit_lines/steps/lock_allocatable'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { gatewayCaptured } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { cashOf as cashOfOwner, drawnBy } from '#app/money/ledger/queries/balances'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { lockRegistration } from '#app/onboarding/registration/steps/lock_registration'
import { ownerColumns, personIn } from '#app/people/owners/owner'
import { setting } from '#app/reference/settings/settings'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { freshNationalCode, freshPhone } from './identity.js'
import { asOwner } from './database.js'

export const fmcg: PersonPlan = 'kasbeno-fmcg-real'

/** A shop owner as the tests need one; `token` is a bearer token of the plan. */
export interface TestShop {
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
export interface TestShopWithCredit extends TestShop {
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
}: ShopOptions = {}): Promise<TestShop> => {
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
  if (cash > 0) await fillWallet(shop, cash)
  return shop
}

/** Money in the wallet as a completed gateway payment brings it, so that the books agree. */
export const fillWallet = (shop: Pick<TestShop, 'userId' | 'plan' | 'walletId'>, amount: number) =>
  putCash(personIn(shop.userId, shop.plan), shop.walletId, amount)

/** The same for any owner. */
export const putCash = async (owner: Owner, walletId: string, amount: number) => {
  if (amount === 0) return
  await transaction(async (trx) => {
    const id = newId()
    const now = clock.businessNow().toJSDate()
    await trx.table('payments').insert({
      id,
      token: newToken(),
      ...ownerColumns(owner),
      plan: owner.plan,
      purpose: 'wallet-charge',
      amount,
      indicator: 'BANKTEST',
      status: 'COMPLETED',
      outcome: 'CHARGED',
      reference_code: newId(),
      created_at: now,
      updated_at: now,
      completed_at: now,
    })
    const source = { type: 'payment', id }
    const entry = gatewayCaptured(walletId, amount)
    await new Ledger().post('GATEWAY_CAPTURED', entry, source, trx)
  })
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
export const aShopThatChose = async (
  amount: number,
  options: ShopOptions = {}
): Promise<TestShop> => {
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
export const aShopThatPaid = async (
  amount: number,
  options: ShopOptions = {}
): Promise<TestShop> => {
  const shop = await aShopThatChose(amount, options)
  await fillWallet(shop, platformFeeOf(amount, await setting('vatRatePpm')).totalAmount)
  const takeFee = await app.container.make(TakePlatformFee)
  await transaction(async (trx) =>
    takeFee.execute(await lockRegistration(shop.registrationId, trx), trx)
  )
  return shop
}

/** A shop with a credit line of exactly this many rials: registered, approved, fee paid, allocated. */
export const aShopWithCredit = async (
  amount: number,
  { cash = 0, ...options }: ShopOptions = {}
): Promise<TestShopWithCredit> => {
  const shop = await aShopThatPaid(amount, options)
  const openLine = await app.container.make(OpenLine)
  // Above what one person may give, the database wants an approval, which is not what is tested here.
  const give = amount > (await setting('fourEyesAboveRials')) ? asOwner : transaction
  const lineId = await give(async (trx) => {
    const allocatable = await lockAllocatable(
      { type: 'registrations', id: shop.registrationId },
      trx
    )
    return openLine.execute({ actor: system('tests'), allocatable, amount }, trx)
  })
  if (cash > 0) await fillWallet(shop, cash)
  const { account_id: accountId } = await db.from('credit_lines').where('id', lineId).firstOrFail()
  return { ...shop, lineId, accountId, limit: amount }
}

/** Another limit of a line, as a decision of the product itself. */
export const decideLimit = (accountId: string, limit: number): Promise<void> =>
  transaction(async (trx) => {
    const { id } = await trx.from('credit_lines').where('account_id', accountId).firstOrFail()
    const subject = { type: 'credit-lines', id }
    const line = { actor: system('tests'), command: 'credit.change-limit', subject } as const
    await audit({ ...line, after: { limit } }, trx)
    await new Ledger().setLimit(accountId, limit, trx)
  })

export const cashOf = async (shop: Pick<TestShop, 'owner'>): Promise<number> =>
  cashOfOwner(shop.owner)

export const usedOf = async (shop: Pick<TestShop, 'owner' | 'plan'>): Promise<number> =>
  (await drawnBy(shop.owner)).balance

/** Every check of the ledger's reconciliation, with what differs in the message. */
/** What the bank says against what stands is no fault of the books. */
export const failedChecks = async () =>
  (await reconcile()).checks.filter(({ ok, name }) => !ok && name !== 'bank-answers-agree')

export const expectLedgerInBalance = async (): Promise<void> => {
  const failed = await failedChecks()
  assert.deepEqual(failed, [], 'the ledger is out of balance')
}
