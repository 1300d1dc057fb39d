import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import { messages } from '../i18n/fa.js'
import type { LockedCompany } from './lock_company.js'

const lockSql = `
  select id from companies
   where released_at is null
     and national_id = (select national_id from companies where id = ?)
   order by id for update`

/** Locks all that claim the national id of a company, in the order of their ids: two decisions take turns. */
export const lockClaimsOfId = async (companyId: string, trx: Trx): Promise<void> => {
  await prepared('lock_claims_of_company_id', lockSql, [companyId], trx)
}

interface Claim {
  id: string
  name: string
  phone: string
  isAccepted: boolean
}

const othersSql = `
  select company.id, company.name, person.phone,
         company.company_status = 'ACCEPTED' as "isAccepted"
    from companies company
    join company_members ceo on ceo.company_id = company.id and ceo.role = 'CEO'
    join identity_people person on person.id = ceo.user_id
   where company.national_id = ? and company.released_at is null and company.id <> ?
   order by company.id`

/**
 * The first company that is accepted with a national id holds it: what others have claimed with it ends, and they are
 * told. The rows are locked by `lockClaimsOfId`. @throws Conflict where another one was accepted
 */
export const endOtherClaims = async (
  { id, companyUniqueId }: Pick<LockedCompany, 'id' | 'companyUniqueId'>,
  actor: StaffActor,
  trx: Trx
): Promise<void> => {
  const others = await prepared<Claim>(
    'other_claims_of_company_id',
    othersSql,
    [companyUniqueId, id],
    trx
  )
  if (others.some(({ isAccepted }) => isAccepted)) throw new Conflict(messages.companyIdAccepted)
  const at = clock.businessNow().toJSDate()
  for (const { id: companyId, name, phone } of others) {
    await trx.from('companies').where({ id: companyId }).update({ released_at: at, updated_at: at })
    const subject = { type: 'companies', id: companyId }
    await audit({ actor, command: 'companies.claim-ended', subject, after: { name } }, trx)
    await publish('CompanyClaimEnded', { companyId, phone }, trx)
  }
}
