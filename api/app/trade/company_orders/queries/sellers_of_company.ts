import { companyIn } from '#app/people/owners/owner'
import { prepared } from '#app/platform/database/database'

/** A distributor that has sold to a company. */
export interface CompanySeller {
  id: string
  name: string
}

const sql = `
  select d.id, d.name
    from distributors_suppliers d
   where exists (select from orders_invoices o
                  where o.owner_type = ? and o.owner_id = ? and o.distributor_id = d.id)
   order by d.name, d.id`

export const sellersOfCompany = async (companyId: string): Promise<{ items: CompanySeller[] }> => {
  const named = [companyIn(companyId).type, companyId]
  return { items: await prepared<CompanySeller>('sellers_of_company', sql, named) }
}
