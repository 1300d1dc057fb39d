import db from '@adonisjs/lucid/services/db'
import type { CreditConsent } from '#contracts/orders'
import type { Owner } from '#contracts/owners'
import { hasSlug } from '#app/distributors/queries/has_slug'
import { prepared, type Client } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'

/**
 * The last thing an owner in a plan said about a distributor (`d`), in SQL. It overrides the purchase: who says no
 * after buying has said no.
 */
export const lastSaidSql = (owned: string) => `
  select is_given from credit_consents said
   where said.owner_type = ${owned}.owner_type and said.owner_id = ${owned}.owner_id
     and said.plan = ${owned}.plan and said.distributor_id = d.id
   order by seq desc limit 1`

/** An invoice that somebody only sent proves nothing: who paid one has agreed to be its customer, in its plan. */
export const boughtSql = (owned: string) => `
  exists (
    select from orders
     where orders.owner_type = ${owned}.owner_type and orders.owner_id = ${owned}.owner_id
       and orders.plan = ${owned}.plan and orders.distributor_id = d.id and paid_at is not null)`

const sql = `
  select d.id as "distributorId", (${lastSaidSql('owned')}) as said,
         ${boughtSql('owned')} as bought
    from owner_plans owned
    join distributors d on d.active and d.plans @> array[owned.plan] and ${hasSlug}
   where owned.owner_type = ? and owned.owner_id = ? and owned.plan = ?`

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
  { type, id, plan }: Owner,
  slug: string,
  client: Client = db.connection()
): Promise<CreditConsent & { distributorId: string }> => {
  const [row] = await prepared<Row>('credit_consent', sql, [slug, slug, type, id, plan], client)
  if (!row) throw new NotFound()
  const because = becauseOf(row)
  const { distributorId } = row
  return { distributorId, isAllowed: because === 'GIVEN' || because === 'BOUGHT', because }
}
