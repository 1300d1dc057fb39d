import type { ApprobationDocument, ApprobationStatus } from '#contracts/approbations'
import { quorumOf } from '#contracts/quorum'
import { ruleInForce } from '#app/onboarding/companies/steps/rule_in_force'
import type { AnyActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { documentsOf } from '../documents.js'
import { messages } from '../i18n/fa.js'
import { approbationsOf, signersOf, type Approbation } from '../queries/approbations.js'
import { keepSigners } from './open_approbation.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** A member has refused it, for themselves or for another; `isOver` where that ended it. */
    DocumentRefused: {
      documentType: ApprobationDocument
      documentId: string
      round: number
      memberId: string
      /** Who refused, and in whose place. */
      by: string
      byPhone: string
      reason: string
      isOver: boolean
    }
    ApprobationAccepted: { documentType: ApprobationDocument; documentId: string; round: number }
  }
}

interface Assessed {
  type: ApprobationDocument
  documentId: string
  actor: AnyActor
  /** What a refusal is called in the document's own history; the common words where departures brought it. */
  reason?: string
}

const read = async ({ type, documentId }: Assessed, trx: Trx) => {
  const [approbation] = await approbationsOf(type, [documentId], trx)
  const signers = await signersOf([approbation.id], trx)
  return { approbation, quorum: quorumOf(signers, approbation.minimumOptional) }
}

/** Under the rule of today; signatures of who is still in it are kept, since they belong to the members. */
const putUnderRule = async ({ id, companyId, ruleVersion }: Approbation, trx: Trx) => {
  const rule = await ruleInForce(companyId, trx)
  if (!rule || rule.version === ruleVersion) return
  await keepSigners(id, rule, trx)
  const updated_at = clock.businessNow().toJSDate()
  await trx.from('approbations').where({ id }).update({ rule_version: rule.version, updated_at })
}

const move = async (id: string, status: ApprobationStatus, trx: Trx) => {
  const now = clock.businessNow().toJSDate()
  await trx.from('approbations').where({ id }).update({ status, decided_at: now, updated_at: now })
}

/**
 * Counts the signatures of a pending document whose approbation is locked and whose rule is held, and lets what they say take effect: the only
 * place where an approbation is decided. adr/0028 "An approbation"
 */
export const assess = async (assessed: Assessed, trx: Trx): Promise<ApprobationStatus> => {
  let { approbation, quorum } = await read(assessed, trx)
  if (approbation.status !== 'PENDING') return approbation.status
  if (quorum.status === 'UNREACHABLE') {
    await putUnderRule(approbation, trx)
    ;({ approbation, quorum } = await read(assessed, trx))
  }
  const { type, documentId, actor, reason = messages.unreachable } = assessed
  if (quorum.status === 'ACCEPTED') {
    await move(approbation.id, 'ACCEPTED', trx)
    const { round } = approbation
    await publish('ApprobationAccepted', { documentType: type, documentId, round }, trx)
    return 'ACCEPTED'
  }
  if (quorum.status === 'REJECTED') {
    await move(approbation.id, 'REJECTED', trx)
    await documentsOf(type).reject({ id: documentId, reason, actor }, trx)
    return 'REJECTED'
  }
  return 'PENDING'
}
