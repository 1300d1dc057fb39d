import type { ApprobationDocument } from '#contracts/approbations'
import { delegationsInForce } from '#app/onboarding/companies/queries/delegations'
import { refusalToSign } from '../domain/signing_refusal.js'
import { messages } from '../i18n/fa.js'
import { endsBy } from './approbation_view.js'
import { signingStandings } from './signing_standings.js'

/** The absent member whom the caller may answer for. */
export interface OnBehalf {
  fullName: string
  phone: string
  /** Why not for this document; null where they can. */
  refusal: string | null
  /** Whether a refusal in their place ends the document. */
  refusalEnds: boolean
}

interface Asked {
  type: ApprobationDocument
  documentId: string
  companyId: string
  memberId: string
}

/** Null for who signs for nobody today. docs/adr/0030 */
export const onBehalfOf = async ({
  type,
  documentId,
  companyId,
  memberId: givenBy,
}: Asked): Promise<OnBehalf | null> => {
  const delegation = (await delegationsInForce(companyId)).find(
    ({ delegateId }) => delegateId === givenBy
  )
  if (!delegation) return null
  const { delegatorId: memberId, delegatorName: fullName, delegatorPhone: phone } = delegation
  const asked = { type, documentIds: [documentId], companyId, memberId, givenBy }
  const [{ facts, signers, approbation }] = await signingStandings(asked)
  const refusal = refusalToSign(facts)
  return {
    fullName,
    phone,
    refusal: refusal && messages.refusedOnBehalf[type][refusal],
    refusalEnds: endsBy(memberId, { approbation, signers }),
  }
}
