import { ruleFault } from '#contracts/quorum'
import { ruleFaultText } from '#contracts/words/rule_faults'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { ceoOf } from '../domain/member_of.js'
import { membersOf } from '../queries/board.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'

interface MinimumCommand {
  actor: CustomerActor
  minimumNumberOfOptional: number
}

/** How many optional signatures an invoice needs. company §5 "Board member step" */
export default class SetMinimum {
  /** @throws InvalidFields for one that nobody could meet, BusinessRule for other callers and while the board is closed */
  async execute({ actor, minimumNumberOfOptional: minimum }: MinimumCommand): Promise<void> {
    const { companyId } = ceoOf(actor)
    await transaction(async (trx) => {
      const company = await lockCompany(companyId, trx)
      refuseClosed(company.boardStatus)
      const levels = (await membersOf(companyId, trx)).map((member) => member.signatoryStatus)
      const message = ruleFaultText(levels, minimum)
      // A signatory is required only once the board is sent.
      if (message && ruleFault(levels, minimum) !== 'noSignatory') {
        throw refusedField('minimumNumberOfOptional', message)
      }
      await trx
        .from('companies')
        .where('id', companyId)
        .update({ minimum_optional: minimum, updated_at: clock.businessNow().toJSDate() })
      await audit(
        {
          actor,
          command: 'companies.set-minimum',
          subject: { type: 'companies', id: companyId },
          before: { minimum: company.minimumOptional },
          after: { minimum },
        },
        trx
      )
    })
  }
}
