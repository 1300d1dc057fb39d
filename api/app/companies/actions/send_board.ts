import { ruleFault } from '#contracts/quorum'
import type { CustomerActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { BusinessRule } from '#app/shared/errors'
import { ceoOf } from '../domain/member_of.js'
import { messages } from '../i18n/fa.js'
import { membersOf } from '../queries/board.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'

/** Sends the board to the officers, once its rule can be met. company §4 "Onboarding order" */
export default class SendBoard {
  /** @throws BusinessRule without a signatory, for a minimum that nobody can meet, and while the board is closed */
  async execute({ actor }: { actor: CustomerActor }): Promise<void> {
    const { companyId } = ceoOf(actor)
    await transaction(async (trx) => {
      const company = await lockCompany(companyId, trx)
      refuseClosed(company.boardStatus)
      const levels = (await membersOf(companyId, trx)).map((member) => member.signatoryStatus)
      const fault = ruleFault(levels, company.minimumOptional)
      if (fault) throw new BusinessRule(messages.rule[fault])
      const updated_at = clock.businessNow().toJSDate()
      await trx
        .from('company_members')
        .where({ company_id: companyId, role: 'BOARD_MEMBER' })
        .whereNull('removed_at')
        .whereNot('status', 'ACCEPTED')
        .update({ status: 'PENDING', updated_at })
      await trx
        .from('companies')
        .where('id', companyId)
        .update({ board_status: 'PENDING', updated_at })
      const subject = { type: 'companies', id: companyId }
      await audit({ actor, command: 'companies.send-board', subject }, trx)
    })
  }
}
