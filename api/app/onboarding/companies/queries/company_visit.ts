import { companyVisitPage } from '#contracts/visits'
import { prepared, type Trx } from '#app/platform/database/database'
import { linkTo } from '#app/platform/process/address'

interface Row {
  company: string
  branch: string
  address: string
  hours: string
  isOpen: boolean
}

const sql = `
  select company.name as company, branch.name as branch, branch.address, branch.opening_hours as hours,
         branch.active as "isOpen"
    from companies company
    join locations_bank_branches branch on branch.id = company.bank_branch_id
   where company.id = ?`

/** The message that asks a company to the branch that it chose; where that was closed since, support names another. */
export const companyVisit = async (companyId: string, trx: Trx) => {
  const [row] = await prepared<Row>('company_visit', sql, [companyId], trx)
  if (!row) return undefined
  const { isOpen, company, ...branch } = row
  if (!isOpen) return { template: 'company-branch-closed', params: { company } } as const
  const params = { company, ...branch, link: linkTo(companyVisitPage) }
  return { template: 'company-visit-asked', params } as const
}
