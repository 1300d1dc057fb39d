import logger from '@adonisjs/core/services/logger'
import type { ApprobationDocument } from '#contracts/approbations'
import { lockRuleShared } from '#app/onboarding/companies/steps/rule_in_force'
import { companyIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import type { CountedSignature } from '#app/onboarding/signing/documents'
import { refusalToSign } from '../domain/signing_refusal.js'
import {
  approbationsOf,
  signersOf,
  type Approbation,
  type ApprobationSigner,
} from '../queries/approbations.js'
import { signingStandings } from '../queries/signing_standings.js'
import { tokenEvidence } from '../queries/token_evidence.js'
import { assess } from './assess.js'
import { keepSignature } from './keep_signature.js'
import { lockDocuments } from './lock_documents.js'

/** The member as they were when they went to the provider's page. */
const actorOf = (
  { userId, phone, memberId, role, level }: ApprobationSigner,
  { companyId }: Approbation,
  sessionId: string
): CustomerActor => ({
  kind: 'customer',
  id: userId,
  phone,
  sessionId,
  owner: companyIn(companyId),
  member: { memberId, role, level },
  isTest: false,
})

/**
 * Counts what a member signed on the provider's page, if it is still what is asked of them: a member who has left, and a text
 * that has changed meanwhile, count no more. The signature itself stays with the provider's evidence.
 */
export const countToken = async (
  type: ApprobationDocument,
  { id, userId, documentId, digest }: CountedSignature,
  trx: Trx
): Promise<void> => {
  await lockDocuments(type, [documentId], trx)
  const [approbation] = await approbationsOf(type, [documentId], trx)
  if (!approbation) return
  await lockRuleShared(approbation.companyId, trx)
  const signer = (await signersOf([approbation.id], trx)).find((one) => one.userId === userId)
  if (!signer) return
  const { companyId } = approbation
  const { memberId } = signer
  // On the provider's page members sign for themselves alone: their certificate names nobody else.
  const as = { companyId, memberId, givenBy: memberId }
  const asked = { type, documentIds: [documentId], ...as }
  const [{ facts }] = await signingStandings(asked, trx)
  const refusal = refusalToSign({ ...facts, isChanged: digest !== approbation.digest })
  if (refusal) {
    logger.info({ id, refusal }, 'a signature of the provider counts no more')
    return
  }
  const from = await tokenEvidence(id, trx)
  const actor = actorOf(signer, approbation, from.sessionId)
  const given = { answer: 'ACCEPTED', reason: null, method: 'TOKEN', proofId: id } as const
  await keepSignature({ actor, approbation, signer, from, ...given }, trx)
  await assess({ type, documentId, actor }, trx)
}
