import { refuseListed } from '#app/people/blacklists/steps/refuse_listed'
import { prepared, type Trx } from '#app/platform/database/database'

interface Pair {
  delegatorId: string
  delegateId: string
}
interface Party {
  PHONE: string
  NATIONAL_CODE: string | null
}

/** A member by what the company states of them and by what they have stated themselves. */
const sql = `
  select person.phone as "PHONE", stated.code as "NATIONAL_CODE"
    from company_members member
    join identity_people person on person.id = member.user_id
    cross join lateral (values (member.national_code), (person.national_code)) as stated(code)
   where member.id in (?, ?)`

/**
 * Nobody signs for another while one of the two is on a blacklist; what each answers for themselves is theirs as before.
 * Within the transaction of a command, which `recordingHits` goes around.
 * @throws BusinessRule (422)
 */
export const refuseListedDelegation = async (
  { delegatorId, delegateId }: Pair,
  trx: Trx
): Promise<void> => {
  const bindings = [delegatorId, delegateId]
  for (const known of await prepared<Party>('parties_of_delegation', sql, bindings, trx)) {
    await refuseListed('DELEGATION', { ...known }, trx)
  }
}
