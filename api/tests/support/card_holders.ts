import db from '@adonisjs/lucid/services/db'
import { contractSigned } from '#app/cards/cardholders/steps/contract_signed'
import Ledger from '#app/money/ledger/ledger'
import { companyIn, ownerColumns } from '#app/people/owners/owner'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addJalaliYear } from '#app/platform/time/jalali'
import { codeFor } from '#factories/messages'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { anImage } from '#factories/papers'
import { addAddress } from './cards.js'
import { aCompany, inOtherSpelling, paperForm, type TestCompany } from './companies.js'
import { get, post } from './http.js'
import { ok } from './registration.js'

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
