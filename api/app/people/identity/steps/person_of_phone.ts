import type { Plan } from '#contracts/plans'
import { refuseListed } from '#app/people/blacklists/steps/refuse_listed'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'

interface Person {
  id: string
  plan: Plan | ''
}
/** Locked, since a phone may be on its way to another person: then this waits, and finds that it is. */
const personSql = 'select id, plan from users where phone = ? and active for key share'

/**
 * The person who has the phone; a phone that nobody has becomes a new person without a plan.
 * @throws BusinessRule (422) for a new person whose phone is on the blacklist
 */
export const personOfPhone = async (phone: string, trx: Trx): Promise<Person> => {
  const known = () => prepared<Person>('person_of_phone', personSql, [phone], trx)
  const [person] = await known()
  if (person) return person
  await refuseListed('SIGN_IN', { PHONE: phone }, trx)
  const at = clock.businessNow().toJSDate()
  await trx.rawQuery(
    `insert into users (id, phone, search_key, created_at, updated_at) values (?, ?, ?, ?, ?)
     on conflict (phone) where active do nothing`,
    [newId(), phone, phone, at, at]
  )
  return (await known())[0]
}
