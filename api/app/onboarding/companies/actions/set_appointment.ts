import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { appoint } from '../steps/appoint.js'
import { lockCompany } from '../steps/lock_company.js'

interface AppointmentCommand {
  actor: StaffActor
  companyId: string
  bankBranchId: string
  reason: string
}

/** Sets a company's branch on its behalf, also once the step was accepted: branches close and companies move. */
export default class SetAppointment {
  /** @throws NotFound, InvalidFields for a branch that is not offered */
  async execute({ actor, companyId, bankBranchId, reason }: AppointmentCommand): Promise<void> {
    await transaction(async (trx) => {
      await appoint(await lockCompany(companyId, trx), bankBranchId, trx)
      const subject = { type: 'companies', id: companyId }
      const after = { bankBranchId }
      await audit({ actor, command: 'companies.set-appointment', subject, after, reason }, trx)
    })
  }
}
