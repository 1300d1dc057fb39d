import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { isCompanyId } from '#contracts/companies'
import type { Plan } from '#contracts/plans'
import { post } from './http.js'
import { signIn } from './identity.js'
import { ok } from './registration.js'

export const guildOf = async (plan: Plan): Promise<number> =>
  (await db.from('guilds').where({ plan }).select('id').firstOrFail()).id

/** Eleven digits whose last one is right. */
export const freshCompanyId = (): string => {
  const first = `1${String(randomInt(10 ** 9)).padStart(9, '0')}`
  const check = [...'0123456789'].find((digit) => isCompanyId(first + digit))
  return first + check
}

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
