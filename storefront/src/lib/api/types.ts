import type { Plan } from '@kasbeno/api/contracts/plans'
import type { RegistrationRefusal } from '@kasbeno/api/contracts/refusal'
import type {
  BankStatus,
  CertificateType,
  KycStep,
  RegistrationStep,
  StepStatus,
  PropertyType,
} from '@kasbeno/api/contracts/registration'
import type { CardStatus } from '@kasbeno/api/contracts/cards'
import type { PackageStatus } from '@kasbeno/api/contracts/credit'
import type { InstallmentStatus, OrderStatus, PaymentSource } from '@kasbeno/api/contracts/orders'
import type {
  GatewayIndicator,
  PaymentPurpose,
  PaymentResponse,
  PaymentStatus,
  TransactionType,
} from '@kasbeno/api/contracts/payments'

import type { Page } from '#lib/paging.ts'

/** Amounts are whole rials, times ISO 8601 in UTC, dates Gregorian YYYY-MM-DD. */
export type Id = string | number

export interface RegistrationStatus {
  kycStep: KycStep
  identityOverallStatus: StepStatus
  shopOverallStatus: StepStatus
  docsOverallStatus: StepStatus
  bankStatus: BankStatus
  userSubscriptionPackageStatus: PackageStatus
  cardStatus: CardStatus | null
  rejectionReason: string | null
  rejectionReasonUpload: string | null
  creditAmount: number
  creditBlocked: boolean
  isCreditExpired: boolean
  creditRemainingDays: number | null
  creditScoreExpirationDate: string | null
  hasRenewalCredit: boolean
  hasActivePlatformFee: boolean
  hasSignedContract: boolean
  hasJustGetCredit: boolean
  hasNotGetCredit: boolean
  refusal: RegistrationRefusal | null
  identityRejectionReason: string | null
  shopRejectionReason: string | null
  nextStep: RegistrationStep
}

export interface Profile {
  id: Id
  firstname: string | null
  lastname: string | null
  phone: string
  nationalCode: string | null
  dateOfBirth: string | null
  /** The plan last worked in; empty before one is chosen. */
  plan: Plan | ''
  /** Every plan that was chosen, oldest first. */
  plans: Plan[]
}

export interface Shop {
  shopname: string
  address: string
  postalCode: string
  landNumber: string | null
  provinceId: Id
  cityId: Id
  districtId: Id
  guildId: Id
  propertyType: PropertyType
  shopOverallStatus: StepStatus
  rejectionReason: string | null
}

export interface Documents {
  certificateType: CertificateType | null
  nationalCardFront: string | null
  nationalCardBack: string | null
  certificate: string | null
}

export interface PackageOption {
  slug: string
  amount: number
  collateralCreditTypes: {
    title: string
    description: string | null
    price: number | null
    collaterals: string[]
  }[]
}

export interface FeeDetail {
  platformFee: number
  valueAddedTax: number
  totalAmount: number
  userCashBalance: number
  paymentAmount: number
}

export interface Gateway {
  indicator: string
  name: string
  logo: string | null
  isDefault: boolean
}

export interface GatewayPayment {
  id: Id
  transactionStatus: PaymentStatus
  purpose: PaymentPurpose
  indicator: GatewayIndicator
  amount: number
  createdAt: string
  referenceCode: string | null
  /** Of a repayment that was taken. */
  repaymentId: string | null
  /** Set when the owner must be told more than success or failure. */
  message: string | null
}

export interface Wallet {
  cash: number
  credit: number
  creditAmount: number
}

export interface WalletTransaction {
  id: Id
  type: TransactionType
  title: string
  amount: number
  createdAt: string
  referenceCode: string | null
  transactionSource: { transactionType: string; title: string }
}

/** One movement, with what it was for. */
export interface WalletTransactionDetails extends WalletTransaction {
  orderId: Id | null
  externalId: string | null
  distributorName: string | null
  repaymentId: Id | null
}

/** With a gateway, `repayment` comes when the bank has paid. */
export interface RepaymentResponse extends PaymentResponse {
  repayment?: { repaymentId: Id }
}

/** A repayment that was taken; the parts of wallet and gateway add up to the amount. */
export interface Repayment {
  id: Id
  amount: number
  fromWallet: number
  fromGateway: number
  paidAt: string
  referenceCode: string | null
  bankReferenceNumber: string | null
  parts: {
    installmentId: Id
    orderId: Id
    externalId: string
    distributorName: string
    amount: number
    remainingAmount: number
  }[]
}

export interface OrderItem {
  id: Id
  itemName: string
  unitType: string
  qty: number
  price: number
}

export interface OrderRow {
  id: Id
  externalId: string
  referenceNumber: string
  createdAt: string
  invoicedAt: string
  dueDate: string | null
  dueDateInDays: number
  grandTotalAmount: number
  kasbenoFeeAmount: number
  bankFeeAmount: number
  refundAmount: number
  installmentReceiptAmount: number | null
  installmentReceiptStatus: InstallmentStatus | null
  bankReferenceNumber: string | null
  status: OrderStatus
  distributorName: string
  distributorLogo: string | null
}

/** One way to pay: what it takes in all, when that falls due if paid today, or why it is closed. */
export interface PaymentOption {
  source: PaymentSource
  amount: number
  dueDate: string | null
  refusal: string | null
}

export interface Order extends OrderRow {
  phone: string
  creditBalance: number
  cashBalance: number
  paymentSource: PaymentSource | null
  paidAt: string | null
  installmentId: Id | null
  installmentRemainingAmount: number | null
  /** Days until the due date, as the server counts them. */
  daysLeft: number | null
  orderItems: OrderItem[]
  paymentOptions: PaymentOption[]
}

/** What the home page shows, each part in the shape of its own call. */
export interface Home {
  profile: Pick<Profile, 'id' | 'phone' | 'firstname' | 'lastname' | 'plans'>
  registration: RegistrationStatus & { plan: Plan }
  wallet: Wallet
  pendingOrders: Page<OrderRow>
  installments: Installments
  distributors: Page<Distributor>
  settings: Setting[]
}

export interface Distributor {
  name: string
  slug: string
  logo: string | null
  link: { link: string; text: string } | null
  category: string | null
  activeProvinces: string[]
  officeAddresses: string[]
  phone: string | null
  priority: number
}

export interface Setting {
  name: string
  value: string
}

/** What is owed for one invoice, and when. */
export interface Installment {
  id: Id
  orderId: Id
  externalId: string
  distributorName: string
  distributorLogo: string | null
  amount: number
  paidAmount: number
  remainingAmount: number
  status: InstallmentStatus
  dueDate: string
  /** Days from today, as the server counts them; negative once it has passed. */
  daysLeft: number
}

/** Of all open installments, on whatever page. */
export interface DebtSummary {
  remainingAmount: number
  openCount: number
  pastDueAmount: number
  pastDueCount: number
  nextDueDate: string | null
  nextDueAmount: number
  nextDueInDays: number | null
  /** The credit is blocked for what is past due and nothing else: paying that opens it. */
  payingUnblocks: boolean
}

export interface Installments {
  items: Installment[]
  summary: DebtSummary
}

export interface InstallmentDetails extends Installment {
  referenceNumber: string
  reversedAmount: number
  clearedAt: string | null
  isFrozen: boolean
  cashBalance: number
  payingUnblocks: boolean
  repayments: { amount: number; paidAt: string }[]
}
