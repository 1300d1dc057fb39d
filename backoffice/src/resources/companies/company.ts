import { isOpenStep } from '@kasbeno/api/contracts/companies'
import type { RecordOf, RowOf } from '../../providers/contract'

export type Company = RecordOf<'companies'>
export type CompanyRow = RowOf<'companies'>
export type Member = Company['members'][number]

/** What the officers decide of the company itself; its members are decided one by one. */
export const decidedSteps = ['company', 'ceo', 'appointment'] as const
export type DecidedStep = (typeof decidedSteps)[number]

export const statusField = {
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

/** What a member is called; by their phone while they have sent no name. */
export const memberName = ({
  firstName,
  lastName,
  phone,
}: Pick<Member, 'firstName' | 'lastName' | 'phone'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || phone
