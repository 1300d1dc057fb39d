import type { FeeStatus, PackageStatus } from '@kasbeno/api/contracts/credit'
import {
  reopenTransitions,
  steps,
  type BankStatus,
  type CertificateType,
  type DocumentKind,
  type InquiryAnswer,
  type InquiryKind,
  type KycStep,
  type PropertyType,
  type Reliance,
  type Step,
  type StepStatus,
} from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import type { Identifier, RaRecord } from 'react-admin'

export interface RegistrationDocument {
  id: string
  kind: DocumentKind
  /** Short-lived. */
  url: string
  width: number
  height: number
  certificateType?: CertificateType | null
}

export interface Inquiry {
  kind: InquiryKind
  answer: InquiryAnswer
  detail?: Record<string, unknown>
  answeredAt?: string | null
}

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

export interface Registration extends RegistrationRow {
  dateOfBirth: string | null
  rejections: Record<Step, string | null>
  shop: {
    shopname: string
    address: string
    postalCode: string
    landNumber: string | null
    provinceName: string
    cityName: string
    districtName: string
    guildName: string
    propertyType: PropertyType
  } | null
  documents: RegistrationDocument[]
  inquiries: Inquiry[]
  /** When each step was sent last. */
  sentAt: Record<Step, string | null>
  /** The last decision on each step that stands. */
  decisions: Record<Step, { at: string; by: string; name: string } | null>
  package: { slug: string; amount: number } | null
  fee: { fee: number; vat: number; status: FeeStatus; paidAt: string } | null
  creditLine: { id: string; limit: number } | null
  /** An allocation that waits for a second person. */
  pendingApproval: { id: string; amount: number } | null
}

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
