import type { RegistrationFile } from '@kasbeno/api/answers'
import type { PackageStatus } from '@kasbeno/api/contracts/credit'
import {
  reopenTransitions,
  steps,
  type BankStatus,
  type KycStep,
  type Reliance,
  type Step,
  type StepStatus,
} from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import type { Identifier, RaRecord } from 'react-admin'

export type RegistrationDocument = RegistrationFile['documents'][number]
export type Inquiry = RegistrationFile['inquiries'][number]

export interface RegistrationRow extends RaRecord {
  plan: string
  userId: string
  firstname: string | null
  lastname: string | null
  phone: string
  nationalCode: string | null
  shopname?: string | null
  kycStep: KycStep
  identityOverallStatus: StepStatus
  shopOverallStatus: StepStatus
  docsOverallStatus: StepStatus
  bankStatus: BankStatus
  userSubscriptionPackageStatus: PackageStatus
  waitingSince: string | null
  claimedBy: { id: string; name: string } | null
}

export type Registration = RegistrationRow & RegistrationFile

export const registrationName = ({ firstname, lastname, phone }: RaRecord): string =>
  [firstname, lastname].filter(Boolean).join(' ') || String(phone ?? '')

export const statusField = {
  identity: 'identityOverallStatus',
  shop: 'shopOverallStatus',
  docs: 'docsOverallStatus',
} as const satisfies Record<Step, keyof RegistrationRow>

export const statusOf = (record: RaRecord, step: Step): StepStatus => record[statusField[step]]

export const waits = (record: RaRecord): boolean =>
  steps.some((step) => statusOf(record, step) === 'PENDING')

/** The step to look at first: the first that waits, else the first. */
export const firstWaiting = (record: RaRecord): Step =>
  steps.find((step) => statusOf(record, step) === 'PENDING') ?? 'identity'

export const isApproved = (record: RaRecord): boolean =>
  steps.every((step) => statusOf(record, step) === 'APPROVED')

export const isDecided = (record: RaRecord, step: Step): boolean =>
  canMove(reopenTransitions, statusOf(record, step), 'PENDING')

/** What the server will find built on the file, as far as the file tells. */
export const relianceOf = (record: Registration): Reliance => ({
  kycStep: record.kycStep,
  hasCreditLine: Boolean(record.creditLine),
  hasPendingAllocation: Boolean(record.pendingApproval),
  // the server alone knows the person's invoices
  hasInvoiceByCode: false,
  isFeePaid: record.fee?.status === 'PAID',
  isBureauSatisfied: (record.inquiries ?? []).some(
    ({ kind, answer }) => kind === 'CREDIT_BUREAU' && answer === 'MATCHED'
  ),
})

export const reviewPath = (id: Identifier) =>
  `/registrations/${encodeURIComponent(String(id))}/review`
