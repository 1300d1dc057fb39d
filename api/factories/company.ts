import db from '@adonisjs/lucid/services/db'
import type { CompanyStatus, PaymentMethodType } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import { Sessions } from '#app/people/identity/sessions'
import { draftRule } from '#app/onboarding/companies/queries/current_rule'
import { writeRule } from '#app/onboarding/companies/steps/write_rule'
import Ledger from '#app/money/ledger/ledger'
import { companyIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { searchKey } from '#contracts/digits'
import { feeFor, giveCredit, takeFee } from './credit.js'
import { freshCompanyId, freshNationalCode, freshPhone } from './fresh.js'
import { aBankBranch, aPlace, guildOf } from './place.js'
import { putCash } from './wallet.js'

/** A member of a company; `token` speaks for the company, `personToken` for themselves. */
export interface Member {
  memberId: string
  userId: string
  phone: string
  level: SignatureLevel
  token: string
  personToken: string
}

interface CompanyOptions {
  /** Of its board members, in the order of `members`. */
  levels?: readonly SignatureLevel[]
  ceoLevel?: SignatureLevel
  minimum?: number
  /** Of all four steps alike. */
  steps?: CompanyStatus
}

export interface Company {
  id: string
  name: string
  companyUniqueId: string
  owner: ReturnType<typeof companyIn>
  ceo: Member
  members: Member[]
  /** The CEO's token of the company. */
  token: string
}

const memberIn = async (
  companyId: string,
  role: 'CEO' | 'BOARD_MEMBER',
  level: SignatureLevel,
  status: CompanyStatus,
  trx: Trx
): Promise<Member> => {
  const [memberId, userId, phone] = [newId(), newId(), freshPhone()]
  const now = clock.businessNow().toJSDate()
  const times = { created_at: now, updated_at: now }
  const person = { firstname: 'رضا', lastname: `کریمی ${phone.slice(-4)}` }
  const national_code = freshNationalCode()
  await trx
    .table('users')
    .insert({ id: userId, phone, plan: '', ...person, national_code, ...times })
  await trx.table('company_members').insert({
    id: memberId,
    company_id: companyId,
    user_id: userId,
    role,
    level,
    ...person,
    national_code,
    birth_date: '1975-03-02',
    role_in_company: role === 'CEO' ? null : 'عضو هیئت‌مدیره',
    status,
    ...times,
  })
  const sessions = new Sessions()
  const member = { memberId, userId, phone, level, token: '', personToken: '' }
  const context = { plan: 'kasbeno-fmcg-legal', companyId } as const
  member.token = (await sessions.open({ userId, ...context }, trx)).bearerToken
  member.personToken = (await sessions.open({ userId, plan: '' }, trx)).bearerToken
  return member
}

/** A company whose four steps are accepted, with its members signed in and its rule in force, without the forms. */
export const anAcceptedCompany = async ({
  levels = ['MANDATORY', 'OPTIONAL'],
  ceoLevel = 'NOT_ALLOWED',
  minimum = 0,
  steps = 'ACCEPTED',
}: CompanyOptions = {}): Promise<Company> => {
  const [id, companyUniqueId, name] = [newId(), freshCompanyId(), 'پخش نمونه']
  const place = await aPlace('تهران')
  const guild_id = await guildOf('kasbeno-fmcg-legal')
  const bank_branch_id = await aBankBranch()
  const now = clock.businessNow().toJSDate()
  return transaction(async (trx) => {
    await trx.table('companies').insert({
      id,
      name,
      national_id: companyUniqueId,
      guild_id,
      province_id: place.provinceId,
      city_id: place.cityId,
      postal_code: '1234567890',
      address: 'خیابان ولیعصر، پلاک ۱۰',
      company_status: steps,
      ceo_status: steps,
      board_status: steps,
      appointment_status: steps,
      bank_branch_id,
      minimum_optional: minimum,
      is_test: false,
      search_key: searchKey(`${name} ${companyUniqueId}`),
      created_at: now,
      updated_at: now,
    })
    const ceo = await memberIn(id, 'CEO', ceoLevel, steps, trx)
    const members: Member[] = []
    for (const level of levels) members.push(await memberIn(id, 'BOARD_MEMBER', level, steps, trx))
    const author = { memberId: ceo.memberId }
    await writeRule({ companyId: id, rule: await draftRule(id, trx), author }, trx)
    return { id, name, companyUniqueId, owner: companyIn(id), ceo, members, token: ceo.token }
  })
}

/** How a company pays, without a code and another signatory. */
export const paysBy = async ({ id }: { id: string }, payment_method: PaymentMethodType = 'POS') => {
  await db.from('companies').where({ id }).update({ payment_method })
}

interface CreditOptions extends CompanyOptions {
  /** Rials. */
  amount?: number
  /** Rials in the wallet, beside the fee. */
  cash?: number
  isFeePaid?: boolean
}

export interface CompanyWithCredit extends Company {
  lineId: string
  /** The ledger's credit-used account. */
  accountId: string
  limit: number
  walletId: string
}

/** The same with credit of exactly this many rials, its fee paid by the CEO. */
export const aCompanyWithCredit = async ({
  amount = 1_000_000_000,
  cash = 0,
  isFeePaid = true,
  ...options
}: CreditOptions = {}): Promise<CompanyWithCredit> => {
  const company = await anAcceptedCompany(options)
  const { owner } = company
  const line = await giveCredit({ type: 'companies', id: company.id }, amount)
  const walletId = await transaction((trx) => new Ledger().walletOf(owner, trx))
  await putCash(owner, walletId, (isFeePaid ? await feeFor(amount) : 0) + cash)
  if (isFeePaid) await takeFee(owner)
  return { ...company, ...line, walletId }
}
