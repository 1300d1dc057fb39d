import {
  approbationView,
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

/** The signatures of a holder's contract, and what they ask of the caller. */
export interface ContractApprobation extends ApprobationView {
  userApprobationStatus: SignatureAnswer
  userSignatoryStatus: SignatureLevel
  hasAnsweredForOther: boolean
  digitalSignatoryType: SignatureMethod
  /** Why the caller cannot answer now; null where they can. */
  refusal: ContractRefusal | null
  /** Whom the caller may answer for besides themselves; null for nobody. */
  onBehalf: OnBehalf | null
  /** The picture that is signed; short-lived, needs no token. */
  contractUrl: string
}

interface Member {
  companyId: string
  memberId: string
  /** Of the person behind the member. */
  personId: string
}

const sql = `
  select paper.id from companies_papers paper
    join card_holders holder on holder.id = paper.card_holder_id
   where holder.company_id = ? and holder.user_id = ? and holder.removed_at is null
     and paper.kind = 'cardIssuanceContract' and paper.current`

/** The contract in force. @throws NotFound before one was uploaded, and for holders of others */
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
  const { view, signers } = await approbationView(named)
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
    onBehalf: await onBehalfOf({ ...named, memberId }),
    contractUrl: pictureLink('card-holder-papers', documentId, { kind: 'customer', id: personId }),
  }
}
