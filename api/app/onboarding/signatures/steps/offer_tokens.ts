import type { ApprobationDocument } from '#contracts/approbations'
import type { SignedDocumentType } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { isId } from '#app/platform/values/ids'
import { offerDocument } from '#app/onboarding/signing/documents'
import { refusalToSign } from '../domain/signing_refusal.js'
import { approbationsOf } from '../queries/approbations.js'
import { signingAs } from '../queries/signing_as.js'
import { signingStandings } from '../queries/signing_standings.js'
import { countToken } from './count_token.js'

const find = async (type: ApprobationDocument, actor: CustomerActor, documentId: string) => {
  if (!actor.member || !isId(documentId)) return null
  const [known] = await approbationsOf(type, [documentId])
  if (known?.companyId !== actor.owner.id) return null
  const asked = { type, documentIds: [documentId], ...(await signingAs(actor, undefined)) }
  const [{ approbation, facts }] = await signingStandings(asked)
  const { title, content } = approbation
  return refusalToSign(facts) ? null : { title, content }
}

/** Lets members sign a kind of document on the page of the provider of digital signatures, too. */
export const offerTokens = (
  type: ApprobationDocument & SignedDocumentType,
  pageAfter: (documentId: string, isSigned: boolean) => string
): void =>
  offerDocument(type, {
    find: (actor, documentId) => find(type, actor, documentId),
    follow: (signature, trx) => countToken(type, signature, trx),
    pageAfter,
  })
