import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { ceoOf } from '../domain/member_of.js'
import { appoint } from '../steps/appoint.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'

/** Chooses the bank's branch for the company's appointment. company §2 "Bank branch selection" */
export default class ChooseBranch {
  /** @throws BusinessRule for other members than the CEO and while the step is closed, InvalidFields for the branch */
  async execute({ actor, bankBranchId }: { actor: CustomerActor; bankBranchId: string }) {
    const { companyId } = ceoOf(actor)
    await transaction(async (trx) => {
      const company = await lockCompany(companyId, trx)
      refuseClosed(company.appointmentStatus)
      await appoint(company, bankBranchId, trx)
      const subject = { type: 'companies', id: companyId }
      const after = { bankBranchId }
      await audit({ actor, command: 'companies.choose-branch', subject, after }, trx)
    })
  }
}
