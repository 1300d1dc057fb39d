import { companyTransitions, type CompanyStatus } from '@kasbeno/api/contracts/companies'
import { canMove } from '@kasbeno/api/contracts/transitions'
import type { RecordOf } from '../../providers/contract'

export type Company = RecordOf<'companies'>
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

/** Why a step or a member in this status cannot be decided now, or null. */
export const whyUndecidable = (status: CompanyStatus | null): string | null => {
  if (!status || status === 'START') return 'companies.notSent'
  return canMove(companyTransitions, status, 'ACCEPTED') ? null : 'companies.decided'
}
