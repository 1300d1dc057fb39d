import {
  approbationOf,
  viewOf,
  type ApprobationView,
} from '#app/signatures/queries/approbation_view'
import { prepared } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { pictureLink } from '#app/shared/picture_link'
import type { SignatureAnswer, SignatureLevel } from '#contracts/quorum'
import { messages } from '../i18n/fa.js'

/** The signatures of a holder's contract, and what they ask of the caller. */
export interface ContractApprobation extends ApprobationView {
  userApprobationStatus: SignatureAnswer
  userSignatoryStatus: SignatureLevel
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
  select paper.id from company_papers paper
    join card_holders holder on holder.id = paper.card_holder_id
   where holder.company_id = ? and holder.user_id = ? and holder.removed_at is null
     and paper.kind = 'cardIssuanceContract' and paper.current`

/** The contract in force. @throws NotFound before one was uploaded, and for holders of others */
export const contractOf = async (companyId: string, userId: string): Promise<string> => {
  const [paper] = await prepared<{ id: string }>('contract_of_holder', sql, [companyId, userId])
  if (!paper) throw new NotFound(messages.contractMissing)
  return paper.id
}

/** @throws NotFound */
export const contractApprobation = async (
  { companyId, memberId, personId }: Member,
  userId: string
): Promise<ContractApprobation> => {
  const documentId = await contractOf(companyId, userId)
  const named = { type: 'CARD_CONTRACT', documentId, companyId } as const
  const { approbation, signers } = await approbationOf(named)
  const own = signers.find((signer) => signer.memberId === memberId)
  return {
    ...viewOf(approbation, signers),
    userApprobationStatus: own?.answer ?? 'PENDING',
    contractUrl: pictureLink('card-holder-papers', documentId, { kind: 'customer', id: personId }),
    userSignatoryStatus: own && !own.isOut ? own.level : 'NOT_ALLOWED',
  }
}
