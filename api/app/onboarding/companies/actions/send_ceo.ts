import db from '@adonisjs/lucid/services/db'
import { refuseListed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { ceoOf } from '../domain/member_of.js'
import { keepPapers } from '../steps/keep_papers.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import {
  hasPapers,
  personColumns,
  withMemberPapers,
  type StoredMemberPapers,
  type MemberFiles,
  type MemberPerson,
} from '../steps/member_papers.js'
import { askCompanyInquiries } from '../inquiries.js'
import { touchCompany } from '../steps/touch_company.js'

interface CeoCommand {
  actor: CustomerActor
  person: MemberPerson
  files: MemberFiles
}

/** Who the CEO is, sent to the officers. company §2 "CEO information screen" */
export default class SendCeo {
  /** @throws InvalidFields, BusinessRule for other members than the CEO and while the form is closed */
  async execute({ actor, person, files }: CeoCommand): Promise<void> {
    const { companyId, memberId } = ceoOf(actor)
    const stays = await hasPapers(memberId, db.connection())
    const send = (papers: StoredMemberPapers) =>
      transaction(async (trx) => {
        const company = await lockCompany(companyId, trx)
        refuseClosed(company.ceoStatus)
        const known = { PHONE: actor.phone, NATIONAL_CODE: person.nationalCode }
        await refuseListed('STEP', known, trx)
        const updated_at = clock.businessNow().toJSDate()
        await keepPapers({ companyId, memberId }, papers, trx)
        await trx
          .from('company_members')
          .where('id', memberId)
          .update({ ...personColumns(person), status: 'PENDING', rejection: null, updated_at })
        await trx.from('companies').where('id', companyId).update({
          ceo_status: 'PENDING',
          ceo_rejection: null,
          ceo_sent_at: updated_at,
          updated_at,
        })
        await touchCompany(companyId, trx)
        await askCompanyInquiries(companyId, ['COMPANY_SIGNATORIES'], trx)
        const subject = { type: 'companies', id: companyId }
        await audit({ actor, command: 'companies.send-ceo', subject }, trx)
      })
    await recordingHits(actor, () => withMemberPapers({ person, files, stays }, send))
  }
}
