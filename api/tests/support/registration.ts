import { fmcg } from '#factories/shop'
import { anImage } from '#factories/papers'
import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import type { PersonPlan } from '#contracts/plans'
import { steps } from '#contracts/registration'
import { get, post, put, type Answer } from './http.js'
import { aStaffUser } from '#factories/staff'
import { freshNationalCode } from '#factories/fresh'
import { signIn, staffToken, type SignedIn } from './identity.js'
export const digital = 'kasbeno-digital-real'

export interface TestShop extends SignedIn {
  plan: PersonPlan
  registrationId: string
  nationalCode: string
}

export const ok = (answer: Answer): Answer => {
  assert.ok(answer.status < 300, `${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

export const identityOf = (overrides: object = {}) => ({
  firstname: 'مریم',
  lastname: 'رضایی',
  nationalCode: freshNationalCode(),
  dateOfBirth: '1985-04-12',
  ...overrides,
})

/** A shop in a place and a guild of the reference data. */
export const shopOf = async (plan: PersonPlan, overrides: object = {}) => {
  const place = await db
    .from('districts as d')
    .join('cities as c', 'c.id', 'd.city_id')
    .where('c.name', 'تهران')
    .select('d.id as district', 'c.id as city', 'c.province_id as province')
    .firstOrFail()
  const guild = await db.from('guilds').where('plan', plan).select('id').firstOrFail()
  return {
    plan,
    shopname: 'سوپرمارکت بهار',
    address: 'خیابان آزادی، پلاک ۱۲',
    postalCode: '1234567890',
    landNumber: '02188776655',
    provinceId: place.province,
    cityId: place.city,
    districtId: place.district,
    guildId: guild.id,
    propertyType: 'OWN',
    ...overrides,
  }
}

/** The multipart body of the documents step; null leaves a part out. */
export const papersOf = async (
  overrides: Partial<
    Record<'nationalCardFront' | 'nationalCardBack' | 'certificate', Buffer | null>
  > = {}
): Promise<FormData> => {
  const form = new FormData()
  for (const kind of ['nationalCardFront', 'nationalCardBack', 'certificate'] as const) {
    const bytes = overrides[kind] === undefined ? await anImage() : overrides[kind]
    if (bytes) form.append(kind, new Blob([new Uint8Array(bytes)]), `${kind}.jpg`)
  }
  return form
}

export const upload = (plan: string, form: FormData, token: string, type = 'BUSINESS_LICENSE') =>
  post(`/api/user/${plan}/upload${type ? `?shopCertificateType=${type}` : ''}`, form, { token })

export const statusOf = async (token: string, plan: string = fmcg) =>
  ok(await get(`/api/user/${plan}/registration-status`, { token })).body

/** A person who has signed in and chosen a plan, and nothing more. */
export const aFreshRegistration = async (plan: PersonPlan = fmcg): Promise<TestShop> => {
  const person = await signIn()
  ok(await post(`/api/user/${plan}/select-business-plan`, {}, { token: person.token }))
  const { id } = await db
    .from('registrations')
    .where({ user_id: person.userId, plan })
    .select('id')
    .firstOrFail()
  return { ...person, plan, registrationId: id, nationalCode: '' }
}

/** Approves all steps that wait, as a reviewer does. */
export const approveAll = async (registrationId: string): Promise<void> => {
  const token = await staffToken('kyc')
  for (const step of steps) {
    ok(await post(`/api/admin/registrations/${registrationId}/${step}/approve`, {}, { token }))
  }
}

/** A shop owner who has sent the three steps, through HTTP; with `approved`, a reviewer approved them. */
export const aRegisteredShop = async ({
  approved = false,
  plan = fmcg,
}: { approved?: boolean; plan?: PersonPlan } = {}): Promise<TestShop> => {
  const shop = await aFreshRegistration(plan)
  const { token } = shop
  const identity = identityOf()
  ok(await put(`/api/user/${plan}`, identity, { token }))
  ok(await post('/api/shop', await shopOf(plan), { token }))
  ok(await upload(plan, await papersOf(), token))
  if (approved) await approveAll(shop.registrationId)
  return { ...shop, nationalCode: identity.nationalCode }
}

/** The admin's path of a file, or of a command on it. */
export const filePath = (id: string, command = '') =>
  `/api/admin/registrations/${id}${command && `/${command}`}`

export const decide = (id: string, command: string, token: string, body: object = {}) =>
  post(filePath(id, command), body, { token })

/** A reviewer with a name of their own. */
export const aReviewer = async () => {
  const { id, username, password } = await aStaffUser('kyc')
  const { body } = await post('/api/user/login', { username, password })
  return { id, name: username, token: body.bearerToken as string }
}
