import { Sessions, type Context } from '#app/people/identity/sessions'
import { personOfPhone } from '#app/people/identity/steps/person_of_phone'
import { readActor } from '#app/people/identity/queries/read_actor'
import type { CustomerActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { freshPhone } from './fresh.js'

/** Somebody who is signed in. */
export interface Person {
  userId: string
  phone: string
  token: string
}

/** Signs a person in, known or not, as the code of their phone would. @param context in which they speak */
export const aPerson = async (
  phone = freshPhone(),
  context: Context = { plan: '' }
): Promise<Person> =>
  transaction(async (trx) => {
    const { id: userId } = await personOfPhone(phone, trx)
    const { bearerToken: token } = await new Sessions().open({ userId, ...context }, trx)
    return { userId, phone, token }
  })

/** Who holds a token, as the API sees them. */
export const customerWith = async ({ token }: { token: string }): Promise<CustomerActor> => {
  const actor = await readActor(token)
  if (actor?.kind !== 'customer') throw new Error('no customer has the token')
  return actor
}
