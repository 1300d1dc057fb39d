import {
  approbationView,
  endsBy,
  type ApprobationView,
} from '#app/onboarding/signatures/queries/approbation_view'
import { onBehalfOf, type OnBehalf } from '#app/onboarding/signatures/queries/on_behalf'
import { ownEnrollment } from '#app/onboarding/signing/queries/own_enrollment'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { pictureLink } from '#app/platform/files/picture_link'
import {
  contractRefusal,
  type ContractRefusal,
  type SignatureMethod,
} from '#contracts/approbations'
import type { SignatureAnswer, SignatureLevel } from '#contracts/quorum'
import { messages } from '../i18n/fa.js'

export interface ContractApprobation extends ApprobationView {
  userApprobationStatus: SignatureAnswer
  userSignatoryStatus: SignatureLevel
  hasAnsweredForOther: boolean
  digitalSignatoryType: SignatureMethod
  /** Null when the caller may answer. */
  refusal: ContractRefusal | null
  /** Whether the caller's own refusal would end it. */
  refusalEnds: boolean
  /** Whom the caller may act for, or null. */
  onBehalf: OnBehalf | null
  /** Short-lived, without token. */
  contractUrl: string
}

interface Member {
  companyId: string
  memberId: string
  /** The member's person. */
  personId: string
}

const sql = `
  select paper.id from companies_papers paper
    join card_holders holder on holder.id = paper.card_holder_id
   where holder.company_id = ? and holder.user_id = ? and holder.removed_at is null
     and paper.kind = 'cardIssuanceContract' and paper.current`

/** @throws NotFound before an upload, and for foreign holders */
export const contractAwaitingApprobation = async (
  companyId: string,
  userId: string
): Promise<string> => {
  const [paper] = await prepared<{ id: string }>('contract_of_holder', sql, [companyId, userId])
  if (!paper) throw new NotFound(messages.contractMissing)
  return paper.id
}

/** @throws NotFound */
export const contractApprobation = async (
  { companyId, memberId, personId }: Member,
  userId: string
): Promise<ContractApprobation> => {
  const documentId = await contractAwaitingApprobation(companyId, userId)
  const named = { type: 'CARD_CONTRACT', documentId, companyId } as const
  const { view, approbation, signers } = await approbationView(named)
  const own = signers.find((signer) => signer.memberId === memberId)
  const standing = {
    userApprobationStatus: own?.answer ?? 'PENDING',
    userSignatoryStatus: own && !own.isOut ? own.level : 'NOT_ALLOWED',
    hasAnsweredForOther: own?.isSpent === true,
  } as const
  const enrollment = await ownEnrollment(personId)
  return {
    ...view,
    ...standing,
    digitalSignatoryType: enrollment?.status === 'ENROLLED' ? 'TOKEN' : 'CODE',
    refusal: contractRefusal({ ...view, ...standing }),
    refusalEnds: endsBy(memberId, { approbation, signers }),
    onBehalf: await onBehalfOf({ ...named, memberId }),
    contractUrl: pictureLink('card-holder-papers', documentId, { kind: 'customer', id: personId }),
  }
}
