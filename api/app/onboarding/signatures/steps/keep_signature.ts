import type { SignatureMethod } from '#contracts/approbations'
import { audit } from '#app/platform/audit/audit'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import type { Approbation, ApprobationSigner } from '../queries/approbations.js'
import type { UsedDelegation } from '../queries/signing_as.js'

/** Where an answer came from. */
export interface AnsweredFrom {
  sessionId: string
  address: string
  agent: string
}
export interface MemberAnswer {
  answer: 'ACCEPTED' | 'REJECTED'
  reason: string | null
  method: SignatureMethod
  /** The one-time code, or the document's signature at the provider. */
  proofId: string
}
interface NewSignature extends MemberAnswer {
  actor: CustomerActor
  approbation: Approbation
  signer: ApprobationSigner
  /** By which another member gives it. */
  delegation?: UsedDelegation | null
  from: AnsweredFrom
}

const giverOf = (
  actor: CustomerActor,
  { memberId, fullName, phone }: ApprobationSigner,
  delegation: UsedDelegation | null | undefined
) =>
  delegation
    ? {
        given_by: delegation.delegateId,
        name: delegation.delegateName,
        phone: actor.phone,
        delegation_id: delegation.id,
        on_behalf_of: delegation.delegatorName,
      }
    : { given_by: memberId, name: fullName, phone }

/** Keeps an answer with all that proves it; the row never changes. */
export const keepSignature = async (
  { actor, approbation, signer, delegation, from, ...given }: NewSignature,
  trx: Trx
): Promise<void> => {
  const { answer, reason, method, proofId } = given
  const { round, digest, amount } = approbation
  const { sessionId } = from
  const now = clock.businessNow()
  await trx
    .insertQuery()
    .table('signatures')
    .insert({
      id: newId(),
      approbation_id: approbation.id,
      round,
      member_id: signer.memberId,
      ...giverOf(actor, signer, delegation),
      answer,
      reason,
      method,
      proof_id: proofId,
      digest,
      amount,
      signed_at: now.toJSDate(),
      recorded_at: clock.systemNow().toJSDate(),
      session_id: sessionId,
      address: from.address,
      agent: from.agent,
    })
  await audit(
    {
      actor,
      command: answer === 'ACCEPTED' ? 'approbations.sign' : 'approbations.reject',
      subject: { type: 'approbations', id: approbation.id },
      after: {
        // The sealed trail tells all of it, also once the code is erased.
        ...{ round, method, digest, amount, proofId, sessionId, at: now.toISO() },
        ...(delegation && { onBehalfOf: signer.memberId, delegationId: delegation.id }),
      },
      ...(reason && { reason }),
    },
    trx
  )
}
