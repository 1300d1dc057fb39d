import { aBankBranch, guildOf } from '#factories/place'
import { freshCompanyId, freshNationalCode, freshPhone } from '#factories/fresh'
import db from '@adonisjs/lucid/services/db'
import { post, put } from './http.js'
import { anImage } from '#factories/papers'
import { signIn } from './identity.js'
import { ok } from './registration.js'

export const registerCompany = async (token: string, given: object = {}) =>
  post(
    '/api/legal/company/legal-company',
    {
      name: 'پخش نمونه',
      companyUniqueId: freshCompanyId(),
      guildId: await guildOf('kasbeno-fmcg-legal'),
      ...given,
    },
    { token }
  )

/** A company that was just registered, with its CEO's token of that context and one of their own. */
export const aCompany = async () => {
  const ceo = await signIn()
  const companyUniqueId = freshCompanyId()
  const { body } = ok(await registerCompany(ceo.token, { companyUniqueId }))
  const { token: personToken } = await signIn(ceo.phone)
  return {
    id: body.companyUniqueSerial as string,
    companyUniqueId,
    ceo,
    token: body.bearerToken as string,
    personToken,
  }
}

export type TestCompany = Awaited<ReturnType<typeof aCompany>>

const path = '/api/legal/company'

/** A form with the pictures of a company or of a member; null leaves one out. */
export const paperForm = async (given: Record<string, Buffer | null> = {}): Promise<FormData> => {
  const form = new FormData()
  for (const kind of ['officialPaper', 'nationalCardFront', 'nationalCardBack']) {
    const bytes = given[kind] === undefined ? await anImage() : given[kind]
    if (bytes) form.append(kind, new Blob([new Uint8Array(bytes)]), `${kind}.jpg`)
  }
  return form
}

export const informationOf = async (given: object = {}) => {
  const city = await db.from('cities').where('name', 'تهران').firstOrFail()
  return {
    provinceId: city.province_id,
    cityId: city.id,
    postalCode: '1234567890',
    address: 'خیابان ولیعصر، پلاک ۱۰',
    ...given,
  }
}

export const sendInformation = async ({ token }: TestCompany, given: object = {}) =>
  put(`${path}/legal-company`, await informationOf(given), { token })

export const sendOfficialPaper = async ({ token }: TestCompany) =>
  post(`${path}/official-paper`, await paperForm(), { token })

const personOf = () => ({
  firstName: 'رضا',
  lastName: 'کریمی',
  birthDate: '1975-03-02',
  nationalCode: freshNationalCode(),
})

export const sendCeo = async ({ token }: TestCompany) =>
  post(`${path}/ceo?${new URLSearchParams(personOf())}`, await paperForm(), { token })

/** A board member's texts, as the query has them. */
export const memberOf = (given: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({
    ...personOf(),
    phone: freshPhone(),
    roleInCompany: 'عضو هیئت‌مدیره',
    signatoryStatus: 'OPTIONAL',
    ...given,
  })

/** What is known of a person, in the spelling of other screens. company §3 "Board member and legal user" */
export const inOtherSpelling = (given: URLSearchParams, phone: 'phone' | 'phoneNumber') => {
  const others: Record<string, string> = {
    ...{ firstName: 'firstname', lastName: 'lastname', birthDate: 'birthday' },
    ...{ roleInCompany: 'companyRoleName', phone, phoneNumber: phone },
  }
  const spelled = [...given].map(([name, value]): [string, string] => [others[name] ?? name, value])
  return new URLSearchParams(spelled)
}

/** Adds a board member through HTTP. */
export const aBoardMember = async (
  { token }: TestCompany,
  given: Record<string, string> = {}
): Promise<{ phone: string; nationalCode: string }> => {
  const query = memberOf(given)
  return ok(await post(`${path}/board-member?${query}`, await paperForm(), { token })).body
}

/** A company whose four steps were sent to the officers, with one mandatory and one optional member. */
export const aSentCompany = async () => {
  const company = await aCompany()
  const { token } = company
  ok(await sendInformation(company))
  ok(await sendOfficialPaper(company))
  ok(await sendCeo(company))
  const mandatory = await aBoardMember(company, { signatoryStatus: 'MANDATORY' })
  const optional = await aBoardMember(company)
  ok(await post(`${path}/board-member/status`, undefined, { token }))
  ok(await post(`${path}/appointment`, { bankBranchId: await aBankBranch() }, { token }))
  return { ...company, mandatory, optional }
}
