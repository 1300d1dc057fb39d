import type { ApprobationDocument, ApprobationStatus } from '#contracts/approbations'
import {
  quorumOf,
  refusalEnds,
  type Part,
  type SignatureAnswer,
  type SignatureLevel,
} from '#contracts/quorum'
import { delegationsInForce, type Delegation } from '#app/onboarding/companies/queries/delegations'
import type { Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { mayGive } from '../domain/own_signature.js'
import { messages } from '../i18n/fa.js'
import {
  approbationsOf,
  signersOf,
  type Approbation,
  type ApprobationSigner,
} from './approbations.js'

/** Where the signatures of a document stand. api-company "Invoices" */
export interface ApprobationView {
  totalNumberOfSignatory: number
  totalNumberOfAcceptedSignatory: number
  latestSignatoryDate: Date | null
  overallSignatoryStatus: ApprobationStatus
  approbationDtoList: {
    fullName: string
    signatoryStatus: SignatureAnswer
    signatoryDate: Date | null
    /** Why they refused. */
    reason: string | null
    /** Who answered in their place. */
    delegateName: string | null
    approbation: SignatureLevel
    /** No member any more, or one who may sign less: nothing is awaited of them. */
    isOut: boolean
  }[]
  /** Who is awaited; of an absent member also who may sign in their place today. */
  quorum: { mandatory: Part; optional: Part; waitingFor: string[] }
}

type Pair = Pick<Delegation, 'delegatorId' | 'delegateId' | 'delegateName'>

/** An awaited member, with the delegate who could answer for this very document. */
const awaited =
  (approbation: Approbation, signers: readonly ApprobationSigner[], delegations: readonly Pair[]) =>
  ({ memberId, fullName }: ApprobationSigner): string => {
    const delegate = delegations.find(
      ({ delegatorId, delegateId: givenBy }) =>
        delegatorId === memberId && mayGive(approbation, signers, { memberId, givenBy })
    )
    return delegate ? messages.awaited(fullName, delegate.delegateName) : fullName
  }

/** @param delegations those of the company that sign today */
export const viewOf = (
  approbation: Approbation,
  all: readonly ApprobationSigner[],
  delegations: readonly Pair[]
): ApprobationView => {
  const { status, minimumOptional } = approbation
  const signers = all.filter(({ level }) => level !== 'NOT_ALLOWED')
  const quorum = quorumOf(signers, minimumOptional)
  const dates = signers.flatMap(({ answeredAt }) => answeredAt ?? [])
  return {
    totalNumberOfSignatory: signers.length,
    totalNumberOfAcceptedSignatory: signers.filter(({ answer }) => answer === 'ACCEPTED').length,
    latestSignatoryDate: dates.length ? new Date(Math.max(...dates.map(Number))) : null,
    overallSignatoryStatus: status,
    approbationDtoList: signers.map(({ fullName, answer, answeredAt, level, isOut, ...given }) => ({
      fullName,
      delegateName: given.delegateName,
      signatoryStatus: answer,
      signatoryDate: answeredAt,
      reason: given.reason,
      approbation: level,
      isOut,
    })),
    quorum: {
      mandatory: quorum.mandatory,
      optional: quorum.optional,
      waitingFor:
        status === 'PENDING'
          ? quorum.waitingFor.map(awaited(approbation, signers, delegations))
          : [],
    },
  }
}

/** Whether a refusal of this member's, or in their place, ends the document. */
export const endsBy = (
  memberId: string,
  {
    approbation,
    signers,
  }: {
    approbation: Pick<Approbation, 'minimumOptional'>
    signers: readonly ApprobationSigner[]
  }
): boolean =>
  refusalEnds(signers, approbation.minimumOptional, (signer) => signer.memberId === memberId)

interface NamedDocument {
  type: ApprobationDocument
  documentId: string
  companyId: string
}

/** An approbation with everybody in the rule that counts for it. @throws NotFound also for another company's */
export const approbationOf = async (
  { type, documentId, companyId }: NamedDocument,
  client?: Client
): Promise<{ approbation: Approbation; signers: ApprobationSigner[] }> => {
  const [approbation] = await approbationsOf(type, [documentId], client)
  if (approbation?.companyId !== companyId) throw new NotFound()
  return { approbation, signers: await signersOf([approbation.id], client) }
}

/** The same as it is shown. @throws NotFound also for another company's */
export const approbationView = async (
  named: NamedDocument
): Promise<{
  view: ApprobationView
  approbation: Approbation
  signers: ApprobationSigner[]
}> => {
  const { approbation, signers } = await approbationOf(named)
  const view = viewOf(approbation, signers, await delegationsInForce(named.companyId))
  return { view, approbation, signers }
}
