import db from '@adonisjs/lucid/services/db'
import type { CreditConsent } from '#contracts/orders'
import type { Owner } from '#contracts/owners'
import { hasSlug } from '#app/trade/distributors/queries/has_slug'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** SQL: an owner's last answer about `d`. */
export const latestConsentSql = (owned: string) => `
  select is_given from credit_consents said
   where said.owner_type = ${owned}.owner_type and said.owner_id = ${owned}.owner_id
     and said.plan = ${owned}.plan and said.distributor_id = d.id
   order by seq desc limit 1`

const sql = `
  select d.id as "distributorId", (${latestConsentSql('owned')}) as said
    from owner_plans owned
    join distributors_suppliers d on d.active and d.plans @> array[owned.plan] and ${hasSlug}
   where owned.owner_type = ? and owned.owner_id = ? and owned.plan = ?`

interface Known {
  said: boolean | null
}
interface Row extends Known {
  distributorId: string
}

const consentOf = ({ said }: Known): CreditConsent => {
  if (said === null) return { isAllowed: false, because: 'NEVER_SAID' }
  return { isAllowed: said, because: said ? 'GIVEN' : 'WITHDRAWN' }
}

/** @throws NotFound when the plan lacks it */
export const creditConsentOf = async (
  { type, id, plan }: Owner,
  slug: string,
  client: Client = db.connection()
): Promise<CreditConsent & { distributorId: string }> => {
  const [row] = await prepared<Row>('credit_consent', sql, [slug, slug, type, id, plan], client)
  if (!row) throw new NotFound()
  return { distributorId: row.distributorId, ...consentOf(row) }
}

const allSql = `
  with known as (
    select d.slug, d.name, d.logo, (${latestConsentSql('owned')}) as said,
           exists (
             select from orders
              where orders.owner_type = owned.owner_type and orders.owner_id = owned.owner_id
                and orders.plan = owned.plan and orders.distributor_id = d.id and paid_at is not null
           ) as bought
      from owner_plans owned
      join distributors_suppliers d on d.active and d.plans @> array[owned.plan]
     where owned.owner_type = ? and owned.owner_id = ? and owned.plan = ?
  )
  select slug, name, logo, said from known
   where said is not null or bought
   order by name, slug`

interface Named {
  slug: string
  name: string
  logo: string | null
}

/** Distributors with a purchase or an answer. */
export const creditConsentsOf = async ({
  type,
  id,
  plan,
}: Owner): Promise<(CreditConsent & Named)[]> => {
  const rows = await prepared<Known & Named>('credit_consents', allSql, [type, id, plan])
  return rows.map(({ slug, name, logo, ...known }) => ({ slug, name, logo, ...consentOf(known) }))
}
