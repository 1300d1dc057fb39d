import { companyInquiryKinds, type CompanyInquiryKind } from '#contracts/companies'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { askCompanyInquiries } from '../inquiries.js'
import { lockCompany } from '../steps/lock_company.js'

interface AskCommand {
  actor: StaffActor
  companyId: string
  /** Both where none is named. */
  kind?: CompanyInquiryKind
}

export default class AskCompanyAgain {
  /** @throws NotFound */
  async execute({ actor, companyId, kind }: AskCommand): Promise<void> {
    await transaction(async (trx) => {
      await lockCompany(companyId, trx)
      await askCompanyInquiries(companyId, kind ? [kind] : companyInquiryKinds, trx)
      const subject = { type: 'companies', id: companyId }
      await audit({ actor, command: 'companies.ask-again', subject, after: { kind } }, trx)
    })
  }
}
