import type { CustomerActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { ceoOf } from '../domain/member_of.js'
import { boardMember } from '../queries/board.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'

/** Removes a board member softly: from their next request on they have no context of the company. company §6 */
export default class RemoveMember {
  /** @throws NotFound, BusinessRule for other callers than the CEO and while the board is closed */
  async execute({ actor, phone }: { actor: CustomerActor; phone: string }): Promise<void> {
    const { companyId } = ceoOf(actor)
    await transaction(async (trx) => {
      refuseClosed((await lockCompany(companyId, trx)).boardStatus)
      const { id } = await boardMember(companyId, phone, trx)
      const now = clock.businessNow().toJSDate()
      await trx.from('company_members').where({ id }).update({ removed_at: now, updated_at: now })
      const subject = { type: 'company-members', id }
      await audit({ actor, command: 'companies.remove-member', subject }, trx)
    })
  }
}
