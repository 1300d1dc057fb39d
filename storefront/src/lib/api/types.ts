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
import type { InstallmentStatus, OrderStatus } from '@kasbeno/api/contracts/orders'
import type {
  PaymentPurpose,
  PaymentStatus,
  TransactionType,
} from '@kasbeno/api/contracts/payments'
import type { PersonPlan } from '@kasbeno/api/contracts/plans'

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
  nextStep: RegistrationStep
}

export interface Profile {
  id: Id
  firstname: string | null
  lastname: string | null
  phone: string
  nationalCode: string | null
  dateOfBirth: string | null
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
  amount: number
  createdAt: string
  referenceCode: string | null
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
  transactionSource: { transactionType: string; title: string }
}

export interface OrderItem {
  id: Id
  itemName: string
  unitType: string
  qty: number
  price: number
}

export interface Order {
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
  phone: string
  creditBalance: number
  cashBalance: number
  distributorName: string
  distributorLogo: string | null
  orderItems: OrderItem[]
}

export type OrderRow = Omit<Order, 'orderItems'>

export interface Distributor {
  name: string
  slug: string
  logo: string | null
  link: { link: string; text: string } | null
  category: string | null
  activeProvinces: { provinceId: Id; provinceName: string }[]
  officeAddresses: string[]
  phone: string | null
  priority: number
}

export interface UserPlan {
  plan: PersonPlan
  isSelected: boolean
}

export interface Setting {
  name: string
  value: string
}

/** An open installment, with the order that made it. */
export interface OwedInstallment {
  id: Id
  distributorName: string
  dueDate: string
  installmentReceiptAmount: number
  installmentReceiptStatus: InstallmentStatus
}
