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

export const legal = '/api/legal/admin'

/** Null when settable: not before the CEO sent it, nor with credit. */
export const whyRuleStays = ({ boardMemberStatus, creditLine }: Company): string | null => {
  if (isOpenStep(boardMemberStatus)) return 'companies.boardNotSent'
  return creditLine ? 'companies.ruleGuardsCredit' : null
}

/** Null when changeable. */
export const whyDecisionStays = (
  { creditLine, pendingApproval }: Company,
  { status, member }: { status: CompanyStatus; member: Member | null }
): string | null => {
  if (!canMove(companyReopenTransitions, status, 'PENDING')) return 'review.notDecided'
  // Nothing relies on a newcomer.
  if (member?.isNewcomer) return null
  const by = companyReliedOnBy({
    hasCreditLine: Boolean(creditLine),
    hasPendingAllocation: Boolean(pendingApproval),
  })
  return by === 'nothing' ? null : `companies.reliedOn.${by}`
}

/** By phone until named. */
export const memberName = ({
  firstName,
  lastName,
  phone,
}: Pick<Member, 'firstName' | 'lastName' | 'phone'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || phone
