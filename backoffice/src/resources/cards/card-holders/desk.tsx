import { companyReopenTransitions } from '@kasbeno/api/contracts/companies'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { defineDesk, type Part } from '../../../components/review/desk'
import { Fact, Facts } from '../../../components/Facts'
import type { RecordOf, RowOf } from '../../../providers/contract'
import { ContractFacts, HolderFacts } from './HolderFacts'

type Holder = RecordOf<'card-holders'>
type HolderRow = RowOf<'card-holders'>

interface HolderPart extends Part {
  name: 'holder' | 'contract'
  status: Holder['contractStatus']
}

const commands = '/api/legal/admin/card-holders'

const papersOf: Record<HolderPart['name'], readonly string[]> = {
  holder: ['nationalCardFront', 'nationalCardBack'],
  contract: ['cardIssuanceContract'],
}

const reasons: Record<HolderPart['name'], readonly string[]> = {
  holder: [
    'review.reasons.identity.name',
    'review.reasons.identity.nationalCode',
    'review.reasons.identity.birthDate',
    'review.reasons.docs.blurred',
    'review.reasons.docs.incomplete',
    'cardHolders.reasons.otherCard',
    'cardHolders.reasons.otherPhone',
  ],
  contract: [
    'review.reasons.docs.blurred',
    'review.reasons.docs.incomplete',
    'cardHolders.reasons.noStamp',
    'cardHolders.reasons.noSignature',
    'cardHolders.reasons.otherHolder',
    'cardHolders.reasons.oldForm',
  ],
}

const partsOf = (file: Holder): HolderPart[] => [
  {
    name: 'holder',
    title: 'cardHolders.step.holder',
    status: file.legalUserKycStatus,
    sentAt: file.sentAt,
    decidedAt: file.decisions.holder?.at,
    path: `${commands}/${file.id}`,
  },
  {
    name: 'contract',
    title: 'cardHolders.step.contract',
    status: file.contractStatus,
    sentAt: file.contractSentAt,
    decidedAt: file.decisions.contract?.at,
    path: `${commands}/${file.id}/contract`,
  },
]

export const holderDesk = defineDesk<HolderRow, Holder, HolderPart>({
  resource: 'card-holders',
  permission: 'card-holders.decide',
  commands,
  accept: 'verify',
  queue: { filter: { waits: true }, since: 'sentAt' },
  words: {
    title: 'cardHolders.review',
    parts: 'cardHolders.parts',
    decided: 'companies.decided',
    reject: 'companies.reject',
    sender: 'companies.sender',
  },
  statuses: 'cardHolderStatus',
  nameOf: ({ holderName }) => holderName ?? '',
  detailOf: ({ companyName }) => companyName,
  waitsFor: ({ removedAt, legalUserKycStatus, contractStatus }) =>
    removedAt
      ? []
      : [
          ...(legalUserKycStatus === 'PENDING' ? ['cardHolders.step.holder'] : []),
          ...(contractStatus === 'PENDING' ? ['cardHolders.step.contract'] : []),
        ],
  whyClosed: ({ removedAt }) => (removedAt ? 'cardHolders.removed' : null),
  partsOf,
  papersOf: ({ documents }) => documents,
  neededPapers: ({ documents }, { name }) =>
    documents.filter(({ kind }) => papersOf[name].includes(kind)),
  Facts: ({ part, minWidth }) => (
    <Facts minWidth={minWidth}>
      {part.name === 'holder' ? (
        <HolderFacts />
      ) : (
        <>
          <Fact source="holderName" />
          <Fact source="nationalCode" as="code" />
          <ContractFacts />
        </>
      )}
    </Facts>
  ),
  reasonsFor: ({ name }) => reasons[name],
  whyStays({ removedAt, cardId }, { status }) {
    if (removedAt) return 'cardHolders.removed'
    if (cardId) return 'cardHolders.cardMade'
    return canMove(companyReopenTransitions, status, 'PENDING') ? null : 'review.notDecided'
  },
  /** It answers only the status. */
  withStatus: (file, { name }, status) => ({
    ...file,
    [name === 'holder' ? 'legalUserKycStatus' : 'contractStatus']: status,
  }),
})
