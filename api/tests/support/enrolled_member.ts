import db from '@adonisjs/lucid/services/db'
import type { Company } from '#factories/company'
import { post } from './http.js'
import { anEnrolledSigner, signaturesOf } from './signing.js'

/** A board member with a certificate of their own. */
export const anEnrolledMember = async (company: Company, at = 0) => {
  const person = await anEnrolledSigner()
  const { memberId } = company.members[at]
  await db.from('company_members').where('id', memberId).update({ user_id: person.userId })
  const switched = await post(
    '/api/user/switch',
    { plan: 'LEGAL', companyUniqueSerial: company.id },
    { token: person.token }
  )
  return { ...person, memberId, token: switched.body.bearerToken as string }
}

/** What the provider tells of the last document that they opened there. */
export const callbackOf = async (person: { userId: string }) => {
  const [row] = (await signaturesOf(person as never)).slice(-1)
  return { id: row.id, event: { kind: 'SIGNING', providerRef: row.provider_ref } as const }
}
