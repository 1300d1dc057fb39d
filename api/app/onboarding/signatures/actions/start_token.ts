import { inject } from '@adonisjs/core'
import type { ApprobationDocument } from '#contracts/approbations'
import type { SignedDocumentType } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import OpenSigning from '#app/onboarding/signing/actions/open_signing'
import { refusalToSign } from '../domain/signing_refusal.js'
import { refusedSigning } from '../exceptions.js'
import { signingAs } from '../queries/signing_as.js'
import { signingStandings } from '../queries/signing_standings.js'
import type { AnsweredFrom } from '../steps/keep_signature.js'

interface StartCommand extends Omit<AnsweredFrom, 'sessionId'> {
  actor: CustomerActor
  type: ApprobationDocument & SignedDocumentType
  documentId: string
  /** Under which the member reached us. */
  origin: string
}

/**
 * Takes a member to the provider's page, to sign what their company is asked to with their own certificate. What they
 * signed there counts once the provider was asked. adr/0022
 * @throws NotFound, BusinessRule (422) without access or certificate, AlreadyProcessed or Conflict (409), ProviderDown (503)
 */
@inject()
export default class StartToken {
  constructor(private openSigning: OpenSigning) {}

  async execute({
    actor,
    type,
    documentId,
    ...from
  }: StartCommand): Promise<{ redirectUrl: string }> {
    const asked = { type, documentIds: [documentId], ...(await signingAs(actor, undefined)) }
    const [{ approbation, facts }] = await signingStandings(asked)
    const refusal = refusalToSign(facts)
    if (refusal) throw refusedSigning(type, refusal)
    const { digest } = approbation
    const document = { documentType: type, documentId, digest }
    const { redirectUrl } = await this.openSigning.execute({ actor, ...document, ...from })
    return { redirectUrl }
  }
}
