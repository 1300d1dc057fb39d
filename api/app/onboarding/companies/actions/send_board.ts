import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { boardOf, memberName } from '../queries/board.js'
import { draftRule } from '../queries/current_rule.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import { writeRule } from '../steps/write_rule.js'
import { askCompanyInquiries } from '../inquiries.js'
import { touchCompany } from '../steps/touch_company.js'

/** Sends the board to the officers, once its rule can be met. company §4 "Onboarding order" */
export default class SendBoard {
  /** @throws BusinessRule without a signatory, with a refused member as they were, for a minimum that nobody can meet, and while the board is closed */
  async execute({ actor }: { actor: CustomerActor }): Promise<void> {
    const { companyId, memberId } = ceoOf(actor)
    await transaction(async (trx) => {
      const company = await lockCompany(companyId, trx)
      refuseClosed(company.boardStatus)
      const board = await boardOf(companyId, trx)
      const refused = board.find((one) => !one.isNewcomer && one.legalUserKycStatus === 'REJECTED')
      if (refused) throw new BusinessRule(messages.memberRefused(memberName(refused)))
      await writeRule(
        { companyId, rule: await draftRule(companyId, trx), author: { memberId } },
        trx
      )
      const updated_at = clock.businessNow().toJSDate()
      await trx
        .from('company_members')
        .where({ company_id: companyId, role: 'BOARD_MEMBER', is_newcomer: false })
        .whereNull('removed_at')
        .whereNot('status', 'ACCEPTED')
        .update({ status: 'PENDING', sent_at: updated_at, updated_at })
      const [{ waiting }] = await trx
        .from('company_members')
        .where({
          company_id: companyId,
          role: 'BOARD_MEMBER',
          is_newcomer: false,
          status: 'PENDING',
        })
        .whereNull('removed_at')
        .count('* as waiting')
      // All others had been accepted when a refused member left.
      const board_status = Number(waiting) > 0 ? 'PENDING' : 'ACCEPTED'
      await trx.from('companies').where('id', companyId).update({ board_status, updated_at })
      await touchCompany(companyId, trx)
      await askCompanyInquiries(companyId, ['COMPANY_SIGNATORIES'], trx)
      const subject = { type: 'companies', id: companyId }
      await audit({ actor, command: 'companies.send-board', subject }, trx)
    })
  }
}
