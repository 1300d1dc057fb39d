import { companyPaperKinds } from '#contracts/companies'
import { uploadLimits } from '#contracts/limits'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import type { SentPapers } from '#app/platform/files/papers'
import { ceoOf } from '../domain/member_of.js'
import { paperMessages } from '../i18n/fa.js'
import { keepPapers } from '../steps/keep_papers.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import { withPapers } from '../steps/with_papers.js'
import { askCompanyInquiries } from '../inquiries.js'
import { touchCompany } from '../steps/touch_company.js'

interface PaperCommand {
  actor: CustomerActor
  files: SentPapers<(typeof companyPaperKinds)[number]>
}

const messages = paperMessages(Math.floor(uploadLimits.companyOfficialPaper / 2 ** 20))

/**
 * The official gazette or another paper of the company. The first one sends the step to the officers if the
 * information is there; after a refusal the information does, so that both can be mended.
 */
export default class SendOfficialPaper {
  /** @throws InvalidFields for the picture, BusinessRule for other members than the CEO and while the form is closed */
  async execute({ actor, files }: PaperCommand): Promise<void> {
    const { companyId } = ceoOf(actor)
    const form = { kinds: companyPaperKinds, files, messages }
    await withPapers(form, (papers) =>
      transaction(async (trx) => {
        const company = await lockCompany(companyId, trx)
        refuseClosed(company.companyStatus)
        await keepPapers({ companyId, memberId: null }, papers, trx)
        const isWhole = company.hasInformation && company.companyStatus === 'START'
        const now = clock.businessNow().toJSDate()
        await trx
          .from('companies')
          .where('id', companyId)
          .update({
            ...(isWhole && { company_status: 'PENDING', company_sent_at: now }),
            // The refusal was of the paper before.
            company_decided_at: null,
            updated_at: now,
          })
        await touchCompany(companyId, trx)
        if (isWhole) await askCompanyInquiries(companyId, ['COMPANY_REGISTER'], trx)
        const subject = { type: 'companies', id: companyId }
        await audit({ actor, command: 'companies.send-official-paper', subject }, trx)
      })
    )
  }
}
