import { searchKey } from '#contracts/digits'
import { prepared } from '#app/platform/database/database'
import { paged, type Page, type Paged } from '#app/platform/resource/paging'
import { escapeLike } from '#app/platform/resource/query'

export interface BankBranch {
  id: string
  branchCode: string
  name: string
  address: string
}

const offered = `
  from bank_branches branch join provinces province on province.id = branch.province_id
 where branch.active and (branch.search_key like ? or province.search_key like ?)`

/** The branches that are offered, by name; a keyword is looked for in code, name, address and province. company §3 */
export const bankBranches = async (keyword = '', page: Page): Promise<Paged<BankBranch>> => {
  const pattern = `%${escapeLike(searchKey(keyword))}%`
  const rows = await prepared<BankBranch>(
    'bank_branches',
    `select branch.id, branch.branch_code as "branchCode", branch.name, branch.address ${offered}
      order by branch.name, branch.id limit ? offset ?`,
    [pattern, pattern, page.pageSize, page.pageSize * page.pageNumber]
  )
  const [{ total }] = await prepared<{ total: number }>(
    'count_bank_branches',
    `select count(*) as total ${offered}`,
    [pattern, pattern]
  )
  return paged(rows, page, total)
}
