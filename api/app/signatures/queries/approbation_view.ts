import type { ApprobationDocument, ApprobationStatus } from '#contracts/approbations'
import { quorumOf, type Part, type SignatureAnswer, type SignatureLevel } from '#contracts/quorum'
import type { Client } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
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
    approbation: SignatureLevel
    /** No member any more, or one who may sign less: nothing is awaited of them. */
    isOut: boolean
  }[]
  quorum: { mandatory: Part; optional: Part; waitingFor: string[] }
}

export const viewOf = (
  { status, minimumOptional }: Approbation,
  all: readonly ApprobationSigner[]
): ApprobationView => {
  const signers = all.filter(({ level }) => level !== 'NOT_ALLOWED')
  const quorum = quorumOf(signers, minimumOptional)
  const dates = signers.flatMap(({ answeredAt }) => answeredAt ?? [])
  return {
    totalNumberOfSignatory: signers.length,
    totalNumberOfAcceptedSignatory: signers.filter(({ answer }) => answer === 'ACCEPTED').length,
    latestSignatoryDate: dates.length ? new Date(Math.max(...dates.map(Number))) : null,
    overallSignatoryStatus: status,
    approbationDtoList: signers.map(({ fullName, answer, answeredAt, level, isOut }) => ({
      fullName,
      signatoryStatus: answer,
      signatoryDate: answeredAt,
      approbation: level,
      isOut,
    })),
    quorum: {
      mandatory: quorum.mandatory,
      optional: quorum.optional,
      waitingFor: status === 'PENDING' ? quorum.waitingFor.map(({ fullName }) => fullName) : [],
    },
  }
}

/** An approbation with everybody in the rule that counts for it. @throws NotFound also for another company's */
export const approbationOf = async (
  {
    type,
    documentId,
    companyId,
  }: { type: ApprobationDocument; documentId: string; companyId: string },
  client?: Client
): Promise<{ approbation: Approbation; signers: ApprobationSigner[] }> => {
  const [approbation] = await approbationsOf(type, [documentId], client)
  if (approbation?.companyId !== companyId) throw new NotFound()
  return { approbation, signers: await signersOf([approbation.id], client) }
}
