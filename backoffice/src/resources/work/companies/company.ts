import {
  companyReliedOnBy,
  companyReopenTransitions,
  isOpenStep,
  type CompanyStatus,
  type DecidedStep,
} from '@kasbeno/api/contracts/companies'
import { canMove } from '@kasbeno/api/contracts/transitions'
import type { RecordOf, RowOf } from '../../../providers/contract'

export type Company = RecordOf<'companies'>
export type CompanyRow = RowOf<'companies'>
export type Member = Company['members'][number]

export const companyStatusField = {
  company: 'companyStatus',
  ceo: 'ceoStatus',
  appointment: 'appointmentStatus',
} as const satisfies Record<DecidedStep, keyof Company>

/** Where the commands of the legal officers stand. */
export const legal = '/api/legal/admin'

/** Why the bank cannot set who signs now, or null: before it is sent the CEO edits it, with credit it guards money. */
export const whyRuleStays = ({ boardMemberStatus, creditLine }: Company): string | null => {
  if (isOpenStep(boardMemberStatus)) return 'companies.boardNotSent'
  return creditLine ? 'companies.ruleGuardsCredit' : null
}

/** Why a decision on a part stays as it is, or null. */
export const whyDecisionStays = (
  { creditLine, pendingApproval }: Company,
  { status, member }: { status: CompanyStatus; member: Member | null }
): string | null => {
  if (!canMove(companyReopenTransitions, status, 'PENDING')) return 'review.notDecided'
  // Nothing can rely on who is no member yet.
  if (member?.isNewcomer) return null
  const by = companyReliedOnBy({
    hasCreditLine: Boolean(creditLine),
    hasPendingAllocation: Boolean(pendingApproval),
  })
  return by === 'nothing' ? null : `companies.reliedOn.${by}`
}

/** What a member is called; by their phone while they have sent no name. */
export const memberName = ({
  firstName,
  lastName,
  phone,
}: Pick<Member, 'firstName' | 'lastName' | 'phone'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || phone
