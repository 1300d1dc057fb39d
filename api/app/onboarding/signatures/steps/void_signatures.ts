import type { ApprobationDocument } from '#contracts/approbations'
import { lockRuleShared } from '#app/onboarding/companies/steps/rule_in_force'
import type { AnyActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { DocumentContent } from '../documents.js'
import { approbationsOf } from '../queries/approbations.js'
import { assess } from './assess.js'
import { lockApprobation } from './lock_documents.js'
import { keepRound } from './open_approbation.js'

interface ChangedDocument {
  type: ApprobationDocument
  id: string
  actor: AnyActor
}

/**
 * Begins the next round of a document that its caller has locked and changed: what was signed is void. Nothing happens
 * to one that reads as it did, and to one that nobody has to sign.
 */
export const voidSignatures = async (
  { type, id: documentId, actor }: ChangedDocument,
  content: DocumentContent,
  trx: Trx
): Promise<void> => {
  await lockApprobation(type, documentId, trx)
  const [known] = await approbationsOf(type, [documentId], trx)
  if (!known || known.fingerprint === content.fingerprint) return
  await lockRuleShared(known.companyId, trx)
  const round = known.round + 1
  await keepRound({ approbationId: known.id, round }, content, trx)
  const change = { status: 'PENDING', round, decided_at: null, nudged_at: null }
  const updated_at = clock.businessNow().toJSDate()
  await trx
    .from('approbations')
    .where({ id: known.id })
    .update({ ...change, updated_at })
  // Who had to sign may have left since: then the rule of today counts.
  await assess({ type, documentId, actor }, trx)
  await publish('ApprobationOpened', { documentType: type, documentId, round }, trx)
}
