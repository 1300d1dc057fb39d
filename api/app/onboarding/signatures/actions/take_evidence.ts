import type { ApprobationDocument } from '#contracts/approbations'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { signatureEvidence, type Evidence } from '../queries/evidence.js'

export interface EvidenceCommand {
  /** Staff take that of any company, a CEO their own's: it shows where each member signed from. */
  actor: StaffActor | CustomerActor
  type: ApprobationDocument
  documentId: string
}

export interface TakenEvidence extends Evidence {
  /** Of the file that is issued of it. */
  signedFileId: string
}

/** What proves a document's signatures; who took it is written down first. */
export default class TakeEvidence {
  /** @throws NotFound, also for another company's; BusinessRule for a member who is not the CEO */
  async execute({ actor, type, documentId }: EvidenceCommand): Promise<TakenEvidence> {
    const companyId = actor.kind === 'customer' ? ceoOf(actor).companyId : null
    const evidence = await signatureEvidence(type, documentId, companyId)
    const subject = { type: 'approbations', id: evidence.id }
    const command = 'approbations.take-evidence'
    const signedFileId = newId()
    const after = { documentId, signedFileId }
    await transaction((trx) => audit({ actor, command, subject, after }, trx))
    return { ...evidence, signedFileId }
  }
}
