import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import { contractSigned } from '#app/cards/cardholders/steps/contract_signed'
import { openedNumber } from '#app/cards/issuing/card_numbers'
import { cardIssuer } from '#app/cards/issuing/issuers'
import CreateCard from '#app/cards/issuing/steps/create_card'
import Ledger from '#app/money/ledger/ledger'
import { companyIn, ownerColumns } from '#app/people/owners/owner'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addJalaliYear } from '#app/platform/time/jalali'
import { addAddress, issuedOf, pin } from './cards.js'
import { aCompany, inOtherSpelling, paperForm, type TestCompany } from './companies.js'
import { get, post } from './http.js'
import { codeFor, freshNationalCode, freshPhone, signIn } from './identity.js'
import { anImage, ok } from './registration.js'

/** A company that may use a line of so many rials, its yearly fee paid, for which its CEO signs. */
export const aCompanyWithCredit = async (limit = 100_000_000): Promise<TestCompany> => {
  const company = await aCompany()
  const owner = companyIn(company.id)
  const now = clock.businessNow().toJSDate()
  const expires_on = addJalaliYear(clock.today())
  const of = { ...ownerColumns(owner), plan: owner.plan }
  await transaction(async (trx) => {
    const ledger = new Ledger()
    await ledger.walletOf(owner, trx)
    const account_id = await ledger.creditAccountOf(owner, trx)
    const times = { allocated_at: now, expires_on, created_at: now, updated_at: now }
    const lineId = newId()
    await trx.table('credit_lines').insert({ id: lineId, ...of, account_id, ...times })
    const subject = { type: 'credit-lines', id: lineId }
    const decision = { actor: system('tests'), command: 'credit.change-limit', subject } as const
    await audit({ ...decision, after: { limit } }, trx)
    await ledger.setLimit(account_id, limit, trx)
    const fee = { credit_amount: limit, fee: 0, vat: 0, vat_rate_ppm: 0, credit_year: 1 }
    const paid = { status: 'EARNED', paid_at: now, settled_at: now }
    await trx.table('platform_fees').insert({ id: newId(), ...of, ...fee, ...paid })
    // Sales find who was accepted alone.
    await trx.from('companies').where('id', company.id).update({ company_status: 'ACCEPTED' })
    const ceo = await trx.from('company_members').where('company_id', company.id).firstOrFail()
    await trx.from('company_members').where('id', ceo.id).update({ level: 'MANDATORY' })
    await trx.table('company_rules').insert({
      company_id: company.id,
      version: 1,
      minimum_optional: 0,
      levels: JSON.stringify({ [ceo.id]: 'MANDATORY' }),
      member_id: ceo.id,
      created_at: now,
    })
  })
  return company
}

export interface TestCompanyHolder<Company = TestCompany> {
  company: Company
  holderId: string
  userId: string
  phone: string
  /** Of the holder themselves; no context of the company. */
  token: string
  cardId: string
  cardNumber: string
}

interface HolderOptions {
  status?: CardStatus
  ceiling?: number
  /** Somebody else, where nobody is there to be signed in. */
  person?: { phone: string; token: string }
}

/** Somebody who holds a card of a company that is where it is wanted, without the way there. */
export const aCompanyHolder = async <Company extends { id: string }>(
  company: Company,
  { status = 'ENABLED', ceiling, person }: HolderOptions = {}
): Promise<TestCompanyHolder<Company>> => {
  const { phone, token } = person ?? (await signIn())
  const { id: userId } = await db.from('users').where({ phone }).select('id').firstOrFail()
  const now = clock.businessNow().toJSDate()
  const holderId = newId()
  await db.table('card_holders').insert({
    id: holderId,
    company_id: company.id,
    user_id: userId,
    firstname: 'مینا',
    lastname: 'رستمی',
    birth_date: '1990-05-06',
    national_code: freshNationalCode(),
    status: 'ACCEPTED',
    sent_at: now,
    contract_status: 'ACCEPTED',
    contract_signed_at: now,
    ceiling: ceiling ?? null,
    search_key: `مینا رستمی ${phone}`,
    created_at: now,
    updated_at: now,
  })
  const createCard = await app.container.make(CreateCard)
  const keeper = { owner: companyIn(company.id), holderId }
  const cardId = await transaction((trx) => createCard.execute(keeper, trx))
  await db.from('cards').where('id', cardId).update({ status })
  await cardIssuer().setPin(await issuedOf({ cardId }), pin)
  const card = await db.from('cards').where('id', cardId).firstOrFail()
  const cardNumber = openedNumber(card.number_encrypted)
  return { company, holderId, userId, phone, token, cardId, cardNumber }
}

const path = '/api/legal/company'

/** What the CEO states about somebody who shall hold a card. */
export const holderGiven = (given: Record<string, string> = {}) =>
  new URLSearchParams({
    firstName: 'مینا',
    lastName: 'رستمی',
    birthDate: '1990-05-06',
    nationalCode: freshNationalCode(),
    phoneNumber: freshPhone(),
    ...given,
  })

export const nameHolder = async (
  { token }: { token: string },
  given: Record<string, string> = {},
  papers: Record<string, Buffer | null> = {}
) =>
  post(
    `${path}/card-holder?${holderGiven(given)}`,
    await paperForm({ officialPaper: null, ...papers }),
    {
      token,
    }
  )

/** The same, as other screens spell it. */
export const nameInOtherSpelling = async (
  { token }: { token: string },
  given: Record<string, string>
) => {
  const query = inOtherSpelling(holderGiven(given), 'phone')
  const papers = await paperForm({ officialPaper: null })
  return post(`${path}/card-holder?${query}`, papers, { token })
}

export const aNamedHolder = async (company: TestCompany) => ok(await nameHolder(company)).body

export const uploadContract = async (
  { token }: { token: string },
  userId: string,
  bytes?: Buffer | null
) => {
  const form = new FormData()
  const sent = bytes === undefined ? await anImage() : bytes
  if (sent) form.append('cardIssuanceContract', new Blob([new Uint8Array(sent)]), 'contract.jpg')
  return post(`${path}/card-holder/${userId}/contract`, form, { token })
}

export const aCompanyAddress = async ({ token }: { token: string }): Promise<string> =>
  ok(await addAddress({ token }, { relatedUserType: 'LEGAL' })).body.id

export const assign = ({ token }: { token: string }, userId: string, addressId: string) =>
  post(`${path}/assign-card-holder`, { userId, addressId }, { token })

/** What a legal officer says: `verify`, `reject`, `contract/verify` or `contract/reject`. */
export const decide = (token: string, holderId: string, what: string, body: object = {}) =>
  post(`/api/legal/admin/card-holders/${holderId}/${what}`, body, { token })

export const holderOf = async ({ token }: { token: string }, userId: string) =>
  ok(await get(`${path}/card-holder/${userId}`, { token })).body

/** What the signatories' last signature brings about. */
export const signedByAll = async (userId: string) => {
  const paper = await db
    .from('company_papers as paper')
    .join('card_holders as holder', 'holder.id', 'paper.card_holder_id')
    .where('holder.user_id', userId)
    .where('paper.kind', 'cardIssuanceContract')
    .where('paper.current', true)
    .select('paper.id')
    .firstOrFail()
  await transaction((trx) => contractSigned({ actor: system('tests'), contractId: paper.id }, trx))
}

/** The code with which the CEO answers for a contract. */
export const contractCode = async ({ token, ceo }: TestCompany, userId: string) => {
  ok(await post(`${path}/card-holder/${userId}/otp-start`, {}, { token }))
  return codeFor(ceo.phone)
}

export const signContract = async (company: TestCompany, userId: string) => {
  const otpSecret = await contractCode(company, userId)
  const { token } = company
  return ok(await post(`${path}/card-holder/${userId}/sign`, { otpSecret }, { token })).body
}
