import type { CompanyPaperKind } from '#contracts/companies'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { newId } from '#app/shared/ids'
import type { StoredPaper, StoredPapers } from '#app/shared/papers'

/** Of the company itself where no member is named. */
interface Holder {
  companyId: string
  memberId: string | null
}

/** Puts papers in force; the ones before stay in the store, and are shown no more. */
export const keepPapers = async (
  { companyId, memberId }: Holder,
  papers: StoredPapers<CompanyPaperKind>,
  trx: Trx
): Promise<void> => {
  const now = clock.businessNow().toJSDate()
  const holder = { company_id: companyId, member_id: memberId }
  for (const [kind, paper] of Object.entries(papers) as [CompanyPaperKind, StoredPaper][]) {
    await trx
      .from('company_papers')
      .where({ ...holder, kind, current: true })
      .update({ current: false })
    await trx
      .insertQuery()
      .table('company_papers')
      .insert({ id: newId(), ...holder, kind, ...paper, created_at: now })
  }
}
