import { companyPaperKinds, memberPaperKinds, type CompanyPaperKind } from '#contracts/companies'
import { uploadLimits } from '#contracts/limits'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import type { SentPapers } from '#app/platform/files/papers'
import { messages, paperMessages } from '../i18n/fa.js'
import { boardMembersOf, type BoardMember } from '../queries/board.js'
import { keepPapers } from '../steps/keep_papers.js'
import { lockCompany } from '../steps/lock_company.js'
import { withPapers } from '../steps/with_papers.js'
import { touchCompany } from '../steps/touch_company.js'

interface UploadCommand {
  actor: StaffActor
  companyId: string
  /** Whose national card; the company's official paper where nobody is named. */
  phone?: string
  files: SentPapers<CompanyPaperKind>
  reason: string
}

/** Keeps papers on behalf of a company that brought them to the bank. No step moves by it. company §7 */
export default class UploadPapers {
  /** @throws NotFound, InvalidFields for the pictures and for a phone that is no member's */
  async execute({ actor, companyId, phone, files, reason }: UploadCommand): Promise<void> {
    const kinds: readonly CompanyPaperKind[] = phone ? memberPaperKinds : companyPaperKinds
    const bytesMax = phone
      ? uploadLimits.companyMemberImage / 1_000_000
      : Math.floor(uploadLimits.companyOfficialPaper / 2 ** 20)
    const form = { kinds, files, messages: paperMessages(bytesMax) }
    await withPapers(form, (papers) =>
      transaction(async (trx) => {
        await lockCompany(companyId, trx)
        const everybody = await boardMembersOf(companyId, trx)
        const member = phone && everybody.find((one) => one.phone === phone)
        if (phone && !member) throw refusedField('phone', messages.noSuchMember)
        const memberId = member ? member.id : null
        await keepPapers({ companyId, memberId }, papers, trx)
        await markSent(companyId, member || null, trx)
        await touchCompany(companyId, trx)
        const subject = { type: 'companies', id: companyId }
        const after = { kinds: [...kinds], memberId }
        await audit({ actor, command: 'companies.upload-papers', subject, after, reason }, trx)
      })
    )
  }
}

/** What an officer had opened shows other papers now. */
const markSent = async (companyId: string, member: BoardMember | null, trx: Trx) => {
  const sent_at = clock.businessNow().toJSDate()
  if (member?.role === 'BOARD_MEMBER') {
    await trx.from('company_members').where('id', member.id).update({ sent_at })
    return
  }
  const column = member ? 'ceo_sent_at' : 'company_sent_at'
  await trx
    .from('companies')
    .where('id', companyId)
    .update({ [column]: sent_at })
}
