import { cardHolderStep, type CardHolderStep } from '#contracts/card_holders'
import type { CompanyPaperKind, CompanyStatus } from '#contracts/companies'
import type { HolderStep } from '../holder_review.js'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { pictureLink, type StoredPicture, type Viewer } from '#app/platform/files/picture_link'

interface Paper {
  id: string
  kind: CompanyPaperKind
  width: number
  height: number
  createdAt: Date
  url: string
}
interface Decision {
  at: Date
  by: string
  name: string
}
interface DecidedBy {
  step: HolderStep
  at: Date
  by: string
  name: string
}
interface Row {
  status: CompanyStatus
  contractStatus: CompanyStatus
  rejectionReason: string | null
  contractRejectionReason: string | null
  addressTitle: string | null
  address: string | null
  hasCard: boolean
  isSigned: boolean
}

export interface HolderFile extends Omit<Row, 'status' | 'hasCard' | 'isSigned'> {
  cardHolderStep: CardHolderStep
  /** Of the current one. */
  contractSentAt: Date | null
  documents: Paper[]
  /** Latest standing ones, in system time. */
  decisions: Record<HolderStep, Decision | null>
}

const sql = `
  select holder.status, holder.contract_status as "contractStatus",
         holder.rejection as "rejectionReason",
         holder.contract_rejection as "contractRejectionReason",
         address.title as "addressTitle", address.address,
         holder.contract_signed_at is not null as "isSigned",
         exists (select from issuing_cards where holder_id = holder.id) as "hasCard"
    from card_holders holder left join addresses_titles address on address.id = holder.address_id
   where holder.id = ?`

const papersSql = `
  select id, kind, width, height, created_at as "createdAt"
    from companies_papers where card_holder_id = ? and current order by kind desc`

/** @param caller for the links */
export const holderFile = async (id: string, caller: StaffActor): Promise<HolderFile> => {
  const viewer = { kind: 'staff', id: caller.id } as const
  const [{ status, hasCard, isSigned, ...row }] = await prepared<Row>('holder_file', sql, [id])
  const papers = await prepared<Omit<Paper, 'url'>>('papers_of_holder', papersSql, [id])
  const decided = await prepared<DecidedBy>('decisions_on_holder', decisionsSql, [id])
  const decisionOn = (wanted: HolderStep): Decision | null => {
    const made = decided.find(({ step }) => step === wanted)
    return made ? { at: made.at, by: made.by, name: made.name } : null
  }
  const contract = papers.find(({ kind }) => kind === 'cardIssuanceContract')
  const step = cardHolderStep({
    ...{ status, contractStatus: row.contractStatus, hasCard, isSigned },
    hasContract: contract !== undefined,
    hasAddress: row.address !== null,
  })
  return {
    ...row,
    cardHolderStep: step,
    decisions: { holder: decisionOn('holder'), contract: decisionOn('contract') },
    contractSentAt: contract?.createdAt ?? null,
    documents: papers.map((paper) => ({
      ...paper,
      url: pictureLink('card-holder-papers', paper.id, viewer),
    })),
  }
}

const decisionsSql = `
  select decision.step, decision.at, officer.id as by, officer.full_name as name
    from card_holders holder
    cross join lateral (
      values ('holder', holder.status, holder.decided_at, holder.decided_by),
             ('contract', holder.contract_status, holder.contract_decided_at, holder.contract_decided_by)
    ) decision (step, status, at, by)
    join staff_accounts officer on officer.id = decision.by
   where holder.id = ? and decision.status in ('ACCEPTED', 'REJECTED') and decision.at is not null`

const fileSql = `
  select paper.file_key as "fileKey", paper.mime_type as "mimeType", paper.kind
    from companies_papers paper, staff_accounts s
    join staff_roles roles on roles.key = s.role and 'card-holders.list' = any(roles.permissions)
   where paper.id = ? and paper.card_holder_id is not null
     and s.id = ? and s.active and s.distributor_id is null`

const memberFileSql = `
  select paper.file_key as "fileKey", paper.mime_type as "mimeType", paper.kind
    from companies_papers paper
    join memberships member on member.company_id = paper.company_id
    join identity_people person on person.id = member.user_id and person.active
   where paper.id = ? and paper.kind = 'cardIssuanceContract' and member.user_id = ?`

/** For staff who may read holders; contracts also for current members. */
export const holderPaperFor = async (id: string, viewer: Viewer): Promise<StoredPicture | null> => {
  const isStaff = viewer.kind === 'staff'
  const name = isStaff ? 'holder_paper_for_staff' : 'holder_paper_for_member'
  const named = [id, viewer.id]
  const [row] = await prepared<StoredPicture>(name, isStaff ? fileSql : memberFileSql, named)
  return row ?? null
}
