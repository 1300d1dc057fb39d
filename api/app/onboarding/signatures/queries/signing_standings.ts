import type { ApprobationDocument } from '#contracts/approbations'
import type { Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { documentsOf } from '../documents.js'
import { isOwnNeeded } from '../domain/own_signature.js'
import type { SigningFacts } from '../domain/signing_refusal.js'
import {
  approbationsOf,
  signersOf,
  type Approbation,
  type ApprobationSigner,
} from './approbations.js'
import type { SigningAs } from './signing_as.js'

/** A document as one of its company's members may answer for it. */
export interface MemberEnrollment {
  approbation: Approbation
  signers: ApprobationSigner[]
  facts: SigningFacts
}

interface Asked extends Pick<SigningAs, 'companyId' | 'memberId' | 'givenBy'> {
  type: ApprobationDocument
  documentIds: readonly string[]
}

/** In the order of the documents' ids. @throws NotFound also for another company's document */
export const signingStandings = async (
  { type, documentIds, companyId, memberId, givenBy }: Asked,
  client?: Client
): Promise<MemberEnrollment[]> => {
  const found = await approbationsOf(type, documentIds, client)
  if (found.length < documentIds.length || found.some((one) => one.companyId !== companyId)) {
    throw new NotFound()
  }
  const all = await signersOf(
    found.map(({ id }) => id),
    client
  )
  const states = await documentsOf(type).states(documentIds, client)
  return found.map((approbation) => {
    const signers = all.filter(({ approbationId }) => approbationId === approbation.id)
    const own = signers.find((signer) => signer.memberId === memberId)
    const state = states.find(({ id }) => id === approbation.documentId)
    return {
      approbation,
      signers,
      facts: {
        status: approbation.status,
        isOpen: state?.isOpen === true,
        level: own?.level ?? null,
        isOut: own?.isOut ?? true,
        answer: own?.answer ?? 'PENDING',
        isOwnNeeded: isOwnNeeded(signers, approbation.minimumOptional, { memberId, givenBy }),
        hasAnswered: approbation.givers?.includes(givenBy) === true,
        isChanged: state?.fingerprint !== approbation.fingerprint,
      },
    }
  })
}
