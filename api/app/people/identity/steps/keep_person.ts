import { searchKey } from '#contracts/digits'
import type { PersonPlan } from '#contracts/plans'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'

export interface Person {
  firstname: string
  lastname: string
  nationalCode: string
  /** `YYYY-MM-DD` */
  dateOfBirth: string
}

/** The plan that the customer works in from now on, in this session too unless it speaks for a company. */
export const savePlan = async (
  { id, sessionId }: CustomerActor,
  plan: PersonPlan,
  trx: Trx
): Promise<void> => {
  const updated_at = clock.businessNow().toJSDate()
  await trx.from('users').where({ id }).update({ plan, updated_at })
  await trx.from('sessions').where({ id: sessionId, company_id: null }).update({ plan })
}

export const keepPerson = async (
  { id, phone }: CustomerActor,
  { firstname, lastname, nationalCode, dateOfBirth }: Person,
  trx: Trx
): Promise<void> => {
  await trx
    .from('users')
    .where({ id })
    .update({
      firstname,
      lastname,
      national_code: nationalCode,
      date_of_birth: dateOfBirth,
      search_key: searchKey(`${firstname} ${lastname} ${phone} ${nationalCode}`),
      updated_at: clock.businessNow().toJSDate(),
    })
}

/** The code belongs to who was approved with it; whose claim is not approved holds none. */
export const keepVerdict = async (userId: string, isApproved: boolean, trx: Trx): Promise<void> => {
  const verifiedAt = isApproved ? clock.businessNow().toJSDate() : null
  await trx.from('users').where('id', userId).update({ national_code_verified_at: verifiedAt })
}
