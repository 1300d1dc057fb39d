import {
  companySteps,
  nextCompanyStep,
  type CompanyStanding,
  type CompanyStatus,
  type CompanyStep,
} from '@kasbeno/api/contracts/companies'
import type { StepStatus } from '@kasbeno/api/contracts/registration'
import { legalPaths } from '#areas/company/legalPaths.ts'
import type { StepRow } from '#areas/signup/parts/registration/StepRows.tsx'
import { legalSignup as text } from '#areas/company/words/legalSignup.ts'

export const companyStepPaths: Record<CompanyStep | 'summary', string> = {
  company: legalPaths.information,
  ceo: legalPaths.ceo,
  board: legalPaths.board,
  appointment: legalPaths.branch,
  summary: legalPaths.summary,
}

/** Companies say ACCEPTED, persons APPROVED. company §4 */
const shown: Record<CompanyStatus, StepStatus> = {
  START: 'START',
  PENDING: 'PENDING',
  ACCEPTED: 'APPROVED',
  REJECTED: 'REJECTED',
}
export const shownStatus = (status: CompanyStatus): StepStatus => shown[status]

export const statusOfStep = (step: CompanyStep, standing: CompanyStanding): CompanyStatus =>
  ({
    company: standing.companyStatus,
    ceo: standing.ceoStatus,
    board: standing.boardMemberStatus,
    appointment: standing.appointmentStatus,
  })[step]

export const isAnyRejected = (standing: CompanyStanding): boolean =>
  companySteps.some((step) => statusOfStep(step, standing) === 'REJECTED')

export const untouched: CompanyStanding = {
  companyStatus: 'START',
  ceoStatus: 'START',
  boardMemberStatus: 'START',
  appointmentStatus: 'START',
}

/** @param mayOpen the CEO only */
export const rowsOf = (standing: CompanyStanding, mayOpen: boolean): StepRow[] => {
  const next = nextCompanyStep(standing)
  const rows = companySteps.map((step) => ({
    name: text.steps[step],
    hint: text.hints[step],
    status: shownStatus(statusOfStep(step, standing)),
    href: mayOpen ? companyStepPaths[step] : null,
    isNext: step === next,
  }))
  return rows
}
