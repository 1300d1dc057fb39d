import type { ApprobationDocument } from '#contracts/approbations'
import {
  lockRuleShared,
  ruleInForce,
  type RuleInForce,
} from '#app/onboarding/companies/steps/rule_in_force'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { documentDigest } from '#app/onboarding/signing/domain/document_digest'
import type { DocumentContent } from '../documents.js'
import { messages } from '../i18n/fa.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Signatories are asked; in a round after the first, anew. */
    ApprobationOpened: { documentType: ApprobationDocument; documentId: string; round: number }
  }
}

interface NewDocument {
  type: ApprobationDocument
  id: string
  companyId: string
}

export const keepRound = async (
  { approbationId, round }: { approbationId: string; round: number },
  { title, content: text, amount, fingerprint }: DocumentContent,
  trx: Trx
): Promise<void> => {
  // A text that comes back to what it was is another one: what was signed of the first does not count again.
  const content = `${text}\n${messages.round(round)}`
  await trx
    .insertQuery()
    .table('approbation_rounds')
    .insert({
      approbation_id: approbationId,
      round,
      title,
      content,
      digest: documentDigest(content),
      amount,
      fingerprint,
      began_at: clock.businessNow().toJSDate(),
    })
}

export const keepSigners = async (
  approbationId: string,
  { version, signers }: RuleInForce,
  trx: Trx
): Promise<void> => {
  await trx
    .insertQuery()
    .table('approbation_signers')
    .multiInsert(
      signers.map(({ memberId, level }) => ({
        approbation_id: approbationId,
        rule_version: version,
        member_id: memberId,
        level,
      }))
    )
}

/**
 * Has a new document signed by the rule that is in force now. The document is locked by the caller, who made it.
 * @returns false for a company without a rule: nobody could sign
 */
export const openApprobation = async (
  { type, id: documentId, companyId }: NewDocument,
  content: DocumentContent,
  trx: Trx
): Promise<boolean> => {
  await lockRuleShared(companyId, trx)
  const rule = await ruleInForce(companyId, trx)
  if (!rule) return false
  const id = newId()
  const now = clock.businessNow().toJSDate()
  await trx.insertQuery().table('approbations').insert({
    id,
    document_type: type,
    document_id: documentId,
    company_id: companyId,
    rule_version: rule.version,
    created_at: now,
    updated_at: now,
  })
  await keepRound({ approbationId: id, round: 1 }, content, trx)
  await keepSigners(id, rule, trx)
  await publish('ApprobationOpened', { documentType: type, documentId, round: 1 }, trx)
  return true
}
