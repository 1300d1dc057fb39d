import { inject } from '@adonisjs/core'
import type { SignatureStatus, SignedDocumentType } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, Conflict } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import type { OpenedSigning } from '../adapters/signature_provider.js'
import { signingCallbackPath, returnPath } from '../domain/return_paths.js'
import { messages } from '../i18n/fa.js'
import { theProvider } from '../provider.js'
import { documentToSign, type DocumentToSign } from '../queries/document_to_sign.js'
import { ownEnrollment, type OwnEnrollment } from '../queries/own_enrollment.js'
import { countSigning } from '../quota.js'
import FollowSignature from './follow_signature.js'

interface SigningCommand {
  actor: CustomerActor
  documentType: SignedDocumentType
  documentId: string
  /** Of the text that the person was shown. */
  digest: string
  /** Under which the person reached us: the provider's page leads back there. */
  origin: string
  /** Where the request came from, as evidence. */
  address: string
  agent: string
}
interface Opened {
  id: string
  redirectUrl: string
}

const openSql = `
  select id, status from document_signatures
   where user_id = ? and document_type = ? and document_id = ? and digest = ?
     and status in ('OPEN', 'SIGNED')`

/** @returns whether this one is the document's; false when another request has opened it at the same moment */
const keep = (
  id: string,
  command: SigningCommand,
  { content, title }: DocumentToSign,
  { enrollment, opened }: { enrollment: OwnEnrollment; opened: OpenedSigning }
): Promise<boolean> =>
  transaction(async (trx) => {
    const { actor, documentType, documentId, digest, address, agent } = command
    const now = clock.systemNow().toJSDate()
    const inserted: unknown[] = await trx
      .knexQuery()
      .insert({
        id,
        user_id: actor.id,
        plan: actor.owner.plan,
        enrollment_id: enrollment.id,
        document_type: documentType,
        document_id: documentId,
        title,
        content,
        digest,
        provider: theProvider().name,
        provider_ref: opened.providerRef,
        session_id: actor.sessionId,
        address,
        agent,
        created_at: now,
        updated_at: now,
      })
      .into('document_signatures')
      .onConflict()
      .ignore()
      .returning('id')
    return inserted.length > 0
  })

/**
 * Takes a document to the provider, and says where its signer goes. A document that was taken there before and is still
 * open leads to the same page.
 * @throws NotFound for a document that is not the person's to sign, Conflict (409) when its text has changed,
 * AlreadyProcessed (409) when it is signed, BusinessRule (422) without a certificate, ProviderDown (503)
 */
@inject()
export default class OpenSigning {
  constructor(private followSignature: FollowSignature) {}

  async execute(command: SigningCommand): Promise<Opened> {
    const { actor, documentType, documentId, digest, origin } = command
    const document = await documentToSign(actor, documentType, documentId)
    if (document.digest !== digest) throw new Conflict(messages.digestChanged)
    const enrollment = await ownEnrollment(actor.id)
    if (enrollment?.status !== 'ENROLLED') throw new BusinessRule(messages.notEnrolled)
    const known = await this.#openBefore(command)
    await countSigning('sign', actor.id)
    const id = known ?? newId()
    const opened = await theProvider().openSigning({
      reference: id,
      certificateSerial: enrollment.certificateSerial!,
      title: document.title,
      digest,
      callbackUrl: `${origin}${signingCallbackPath}`,
      returnUrl: `${origin}${returnPath(id)}`,
    })
    const isKept = known ? true : await keep(id, command, document, { enrollment, opened })
    return isKept ? { id, redirectUrl: opened.pageUrl } : this.execute(command)
  }

  /** The open request of this very text; one that has ended meanwhile makes room for another. */
  async #openBefore(command: SigningCommand): Promise<string | null> {
    const { actor, documentType, documentId, digest } = command
    const key = [actor.id, documentType, documentId, digest]
    const [row] = await prepared<{ id: string; status: SignatureStatus }>(
      'open_signature',
      openSql,
      key
    )
    if (!row) return null
    const status = await this.followSignature.execute({ id: row.id })
    if (status === 'SIGNED') throw new AlreadyProcessed(messages.alreadySigned)
    return status === 'OPEN' ? row.id : null
  }
}
