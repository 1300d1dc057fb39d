import type { ApprobationDocument } from '#contracts/approbations'
import { lockRuleShared } from '#app/onboarding/companies/steps/rule_in_force'
import { system } from '#app/platform/audit/actor'
import { prepared, transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import { documentsOf } from '../documents.js'
import { assess } from '../steps/assess.js'
import { lockDocuments } from '../steps/lock_documents.js'

interface Pending {
  type: ApprobationDocument
  documentId: string
  companyId: string
}

const sql = `
  select document_type as type, document_id as "documentId", company_id as "companyId"
    from approbations where company_id = ? and status = 'PENDING'
   order by document_id`

const reassess = ({ type, documentId, companyId }: Pending): Promise<void> =>
  transaction(async (trx) => {
    await lockDocuments(type, [documentId], trx)
    await lockRuleShared(companyId, trx)
    const [state] = await documentsOf(type).states([documentId], trx)
    if (!state?.isOpen) return
    await assess({ type, documentId, actor: system('reassess-approbations') }, trx)
  })

/**
 * Counts anew what waits for signatures of a company whose rule has changed: who left is waited for no more. Must be
 * idempotent: what was decided stays.
 */
export const reassessApprobations = defineJob<{ companyId: string }>({
  name: 'reassess-approbations',
  async run({ companyId }) {
    for (const pending of await prepared<Pending>('pending_approbations', sql, [companyId])) {
      await reassess(pending)
    }
  },
})
