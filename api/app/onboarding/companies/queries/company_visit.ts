import { companyVisitPage } from '#contracts/visits'
import { prepared, type Trx } from '#app/platform/database/database'
import { linkTo } from '#app/platform/process/address'

interface Row {
  company: string
  branch: string
  address: string
  hours: string
}

const sql = `
  select company.name as company, branch.name as branch, branch.address, branch.opening_hours as hours
    from companies company
    join locations_bank_branches branch on branch.id = company.bank_branch_id
   where company.id = ?`

/** What the message says that asks a company to the branch that it chose. */
export const companyVisit = async (companyId: string, trx: Trx) => {
  const [row] = await prepared<Row>('company_visit', sql, [companyId], trx)
  return row && { ...row, link: linkTo(companyVisitPage) }
}
