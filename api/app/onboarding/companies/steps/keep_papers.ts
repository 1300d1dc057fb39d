import type { CompanyPaperKind } from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import type { StoredPaper, StoredPapers } from '#app/platform/files/papers'

/** Of the company itself where neither a member nor the holder of a card is named. */
interface Subject {
  companyId: string
  memberId?: string | null
  cardHolderId?: string | null
}

const columnsOf = ({ companyId, memberId = null, cardHolderId = null }: Subject) => ({
  company_id: companyId,
  member_id: memberId,
  card_holder_id: cardHolderId,
})

/** Takes a paper out of force; it stays in the store, and is shown no more. */
export const retirePaper = (subject: Subject, kind: CompanyPaperKind, trx: Trx): Promise<unknown> =>
  trx
    .from('company_papers')
    .where({ ...columnsOf(subject), kind, current: true })
    .update({ current: false })

/**
 * Puts papers in force; the ones before stay in the store, and are shown no more.
 * @returns the id of each
 */
export const keepPapers = async <Kind extends CompanyPaperKind>(
  subject: Subject,
  papers: StoredPapers<Kind>,
  trx: Trx
): Promise<Partial<Record<Kind, string>>> => {
  const now = clock.businessNow().toJSDate()
  const columns = columnsOf(subject)
  const ids: Partial<Record<Kind, string>> = {}
  for (const [kind, paper] of Object.entries(papers) as [Kind, StoredPaper][]) {
    const id = newId()
    ids[kind] = id
    await retirePaper(subject, kind, trx)
    await trx
      .insertQuery()
      .table('company_papers')
      .insert({ id, ...columns, kind, ...paper, created_at: now })
  }
  return ids
}
