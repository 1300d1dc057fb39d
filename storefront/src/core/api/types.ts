import type { Answers, OrderDetails } from '@kasbeno/api/answers'

/** The contract's shapes. Rials, ISO 8601 UTC, Gregorian YYYY-MM-DD. */
export type {
  ApprobationView,
  Approbations,
  AssignedCompany,
  BankBranch,
  BoardMember,
  Company,
  CardHolder,
  CompanyCredit,
  CompanyOrder,
  CompanyOrderRow,
  CompanyPaper,
  CompanyPhases,
  CompanyWeek,
  ContractApprobation,
  Delegations,
  Dispute,
  Address,
  DebtSummary,
  DistributorEntry as Distributor,
  FeeDetail,
  HeldCard,
  GatewayOffer as Gateway,
  InstallmentDetails,
  InstallmentRow as Installment,
  NamedSetting as Setting,
  Obligation,
  Obligations,
  OnBehalf,
  OrderDetails as Order,
  OrdersPanel,
  OrderRow,
  OwnerInstallments as Installments,
  OrderVersion,
  OwnShop as Shop,
  PackageOption,
  PaymentOption,
  PaymentState as GatewayPayment,
  PendingRuleChange,
  RefusedRule,
  RuleVersion,
  ShownDelegation,
  SignatoryChange,
  SignatoryUser,
  OwnCard,
  PersonWallet as Wallet,
  Receipt as GoodsReceipt,
  RegistrationStatus,
  RenewalStatus,
  SigningStanding,
  RepaymentReceipt as Repayment,
  BatchOption,
  InvoiceBatch,
  ListedHolder,
  BatchInvoice,
  SignedInvoice,
  SignedFile,
  Statement,
  StatementLine,
  WalletTransaction,
  WalletTransactionDetails,
} from '@kasbeno/api/answers'

type Get = Answers['get']
export type Profile = Get['/api/user/profile']
export type Documents = Get['/api/user/{plan}/documents']
export type OrderItem = OrderDetails['orderItems'][number]
export type Home = Get['/api/home/{plan}']

/** Of a path's parameter. */
export type Id = string | number
