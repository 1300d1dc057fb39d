import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { platformFeeOf } from '#contracts/credit'
import type { CompanyStatus } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import { Sessions } from '#app/people/identity/sessions'
import { draftRule } from '#app/onboarding/companies/queries/current_rule'
import { writeRule } from '#app/onboarding/companies/steps/write_rule'
import { lockAllocatable } from '#app/credit/credit_lines/steps/lock_allocatable'
import OpenLine from '#app/credit/credit_lines/steps/open_line'
import TakePlatformFee from '#app/credit/credit_lines/steps/take_platform_fee'
import Ledger from '#app/money/ledger/ledger'
import { lockOwnersFile } from '#app/people/owners/files'
import { companyIn } from '#app/people/owners/owner'
import { setting } from '#app/reference/settings/settings'
import { system } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { searchKey } from '#contracts/digits'
import { aBankBranch, freshCompanyId, guildOf } from './companies.js'
import { putCash } from './credit.js'
import { freshNationalCode, freshPhone } from './identity.js'
import { asOwner } from './database.js'

/** A member of a test's company; `token` speaks for the company, `personToken` for themselves. */
export interface TestMember {
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

export interface TestLegal {
  id: string
  name: string
  companyUniqueId: string
  owner: ReturnType<typeof companyIn>
  ceo: TestMember
  members: TestMember[]
  /** The CEO's token of the company. */
  token: string
}

const memberIn = async (
  companyId: string,
  role: 'CEO' | 'BOARD_MEMBER',
  level: SignatureLevel,
  status: CompanyStatus,
  trx: Trx
): Promise<TestMember> => {
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
}: CompanyOptions = {}): Promise<TestLegal> => {
  const [id, companyUniqueId, name] = [newId(), freshCompanyId(), 'پخش نمونه']
  const city = await db.from('cities').where('name', 'تهران').firstOrFail()
  const guild_id = await guildOf('kasbeno-fmcg-legal')
  const bank_branch_id = await aBankBranch()
  const now = clock.businessNow().toJSDate()
  return transaction(async (trx) => {
    await trx.table('companies').insert({
      id,
      name,
      national_id: companyUniqueId,
      guild_id,
      province_id: city.province_id,
      city_id: city.id,
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
    const members: TestMember[] = []
    for (const level of levels) members.push(await memberIn(id, 'BOARD_MEMBER', level, steps, trx))
    const author = { memberId: ceo.memberId }
    await writeRule({ companyId: id, rule: await draftRule(id, trx), author }, trx)
    return { id, name, companyUniqueId, owner: companyIn(id), ceo, members, token: ceo.token }
  })
}

interface CreditOptions extends CompanyOptions {
  /** Rials. */
  amount?: number
  /** Rials in the wallet, beside the fee. */
  cash?: number
  isFeePaid?: boolean
}

export interface TestLegalWithCredit extends TestLegal {
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
}: CreditOptions = {}): Promise<TestLegalWithCredit> => {
  const company = await anAcceptedCompany(options)
  const { owner } = company
  const openLine = await app.container.make(OpenLine)
  const give = amount > (await setting('fourEyesAboveRials')) ? asOwner : transaction
  const lineId = await give(async (trx) => {
    const allocatable = await lockAllocatable({ type: 'companies', id: company.id }, trx)
    return openLine.execute({ actor: system('tests'), allocatable, amount }, trx)
  })
  const walletId = await transaction((trx) => new Ledger().walletOf(owner, trx))
  const fee = platformFeeOf(amount, await setting('vatRatePpm')).totalAmount
  await putCash(owner, walletId, (isFeePaid ? fee : 0) + cash)
  if (isFeePaid) {
    const takeFee = await app.container.make(TakePlatformFee)
    await transaction(async (trx) => takeFee.execute(await lockOwnersFile(owner, trx), trx))
  }
  const { account_id: accountId } = await db.from('credit_lines').where('id', lineId).firstOrFail()
  return { ...company, lineId, accountId, limit: amount, walletId }
}
