import type { RegistrationFile } from '@kasbeno/api/answers'
import {
  reopenTransitions,
  steps,
  type Reliance,
  type Step,
  type StepStatus,
} from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import type { RecordOf, RowOf } from '../../../providers/contract'

export type RegistrationDocument = RegistrationFile['documents'][number]
export type Inquiry = RegistrationFile['inquiries'][number]

export type RegistrationRow = RowOf<'registrations'>
export type Registration = RecordOf<'registrations'>

export const registrationName = ({
  firstname,
  lastname,
  phone,
}: Pick<RegistrationRow, 'firstname' | 'lastname' | 'phone'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || phone

export const registrationStatusField = {
  identity: 'identityOverallStatus',
  shop: 'shopOverallStatus',
  docs: 'docsOverallStatus',
} as const satisfies Record<Step, keyof RegistrationRow>

export const statusOf = (record: RegistrationRow, step: Step): StepStatus =>
  record[registrationStatusField[step]]

export const isApproved = (record: RegistrationRow): boolean =>
  steps.every((step) => statusOf(record, step) === 'APPROVED')

export const isDecided = (record: RegistrationRow, step: Step): boolean =>
  canMove(reopenTransitions, statusOf(record, step), 'PENDING')

/** As far as the file shows. */
export const relianceOf = (record: Registration): Reliance => ({
  kycStep: record.kycStep,
  hasCreditLine: Boolean(record.creditLine),
  hasPendingAllocation: Boolean(record.pendingApproval),
  // only the server knows
  hasInvoiceByCode: false,
  isFeePaid: record.fee?.status === 'PAID',
  isBureauSatisfied: (record.inquiries ?? []).some(
    ({ kind, answer }) => kind === 'CREDIT_BUREAU' && answer === 'MATCHED'
  ),
})
