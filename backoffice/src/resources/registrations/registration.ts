import type { FeeStatus, PackageStatus } from '@kasbeno/api/contracts/credit'
import {
  steps,
  type BankStatus,
  type CertificateType,
  type DocumentKind,
  type InquiryAnswer,
  type InquiryKind,
  type KycStep,
  type PropertyType,
  type Step,
  type StepStatus,
} from '@kasbeno/api/contracts/registration'
import type { Identifier, RaRecord } from 'react-admin'
import type { AuditLine } from '../../components/AuditTimeline'

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
  /** Newest first. */
  history: AuditLine[]
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

export const reviewPath = (id: Identifier) =>
  `/registrations/${encodeURIComponent(String(id))}/review`
