import db from '@adonisjs/lucid/services/db'
import type { CreditConsent } from '#contracts/orders'
import { prepared, type Client } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/**
 * The last thing the customer said about a distributor (`d`), in SQL. It overrides the purchase: who says no
 * after buying has said no.
 */
export const lastSaidSql = (userId: string, plan: string) => `
  select is_given from credit_consents
   where user_id = ${userId} and plan = ${plan} and distributor_id = d.id
   order by seq desc limit 1`

/** An invoice that somebody only sent proves nothing: who paid one has agreed to be its customer. */
export const boughtSql = (userId: string) => `
  exists (
    select from orders
     where owner_type = 'PERSON' and owner_id = ${userId}
       and distributor_id = d.id and paid_at is not null)`

const sql = `
  select d.id as "distributorId", (${lastSaidSql('u.id', 'p.plan')}) as said,
         ${boughtSql('u.id')} as bought
    from users u
    cross join (select ?::text as plan) p
    join distributors d on d.active and d.plans @> array[p.plan] and d.slug = ?
   where u.id = ?`

interface Row {
  distributorId: string
  said: boolean | null
  bought: boolean
}

const becauseOf = ({ said, bought }: Row): CreditConsent['because'] => {
  if (said !== null) return said ? 'GIVEN' : 'WITHDRAWN'
  return bought ? 'BOUGHT' : 'NEVER_SAID'
}

/** @throws NotFound when the plan has no such distributor */
export const creditConsentOf = async (
  { userId, plan, slug }: { userId: string; plan: string; slug: string },
  client: Client = db.connection()
): Promise<CreditConsent & { distributorId: string }> => {
  const [row] = await prepared<Row>('credit_consent', sql, [plan, slug, userId], client)
  if (!row) throw new NotFound()
  const because = becauseOf(row)
  const { distributorId } = row
  return { distributorId, isAllowed: because === 'GIVEN' || because === 'BOUGHT', because }
}
