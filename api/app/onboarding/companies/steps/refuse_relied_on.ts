import { companyReliedOnBy, type CompanyReliance } from '#contracts/companies'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Under the company's lock, which allocations take too. */
const sql = `
  select exists (select from companies_credit_lines where company_id = company.id) as "hasCreditLine",
         exists (select from companies_approvals
                  where kind = 'ALLOCATE_CREDIT' and company_id = company.id
                    and status = 'PENDING') as "hasPendingAllocation"
    from companies company where id = ?`

/** @throws Conflict (409) once something was built on what the officers decided about the company */
export const refuseReliedOn = async (companyId: string, trx: Trx): Promise<void> => {
  const [reliance] = await prepared<CompanyReliance>('company_reliance', sql, [companyId], trx)
  const by = companyReliedOnBy(reliance!)
  if (by !== 'nothing') throw new Conflict(messages.reliedOn[by])
}
