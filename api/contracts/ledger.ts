/** Accounts with a kept, guarded balance: one row per customer, locked in order of id. */
export const keptAccounts = ['wallet', 'credit-used', 'late-fee-receivable'] as const
export type KeptAccount = (typeof keptAccounts)[number]

/** The house's accounts: their balances are sums of postings. domain "The ledger". */
export const houseAccounts = [
  'gateway-clearing',
  'bank-funding',
  'distributor-payable',
  'withdrawal-payable',
  'platform-fee-deferred',
  'platform-fee-income',
  'product-fee-income',
  'bank-fee-income',
  'discount-income',
  'late-fee-income',
  'vat-payable',
  'credit-loss',
] as const
export type HouseAccount = (typeof houseAccounts)[number]
export type LedgerAccount = KeptAccount | HouseAccount

export const entryKinds = [
  'GATEWAY_CAPTURED',
  'PLATFORM_FEE_PAID',
  'PLATFORM_FEE_EARNED',
  'PLATFORM_FEE_REFUNDED',
  'INVOICE_PAID_FROM_CREDIT',
  'INVOICE_PAID_FROM_WALLET',
  'INVOICE_REVERSED',
  'INSTALLMENT_PAID',
  'INSTALLMENT_COLLECTED',
  'CREDIT_REVOLVED',
  'LATE_FEE_CHARGED',
  'LATE_FEE_PAID',
  'LATE_FEE_FORGIVEN',
  'WITHDRAWAL_HELD',
  'WITHDRAWAL_PAID',
  'WITHDRAWAL_RETURNED',
  'WITHDRAWAL_REINSTATED',
  'WRITTEN_OFF',
  'DISCOUNT_RUN_PAID',
  'MATURITY_RUN_PAID',
  'PAYOUT_RETURNED',
  'GATEWAY_SETTLED',
  'GATEWAY_SETTLEMENT_REVERSED',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** What an entry may belong to. */
export const entrySources = [
  'payment',
  'platform-fee',
  'order',
  'repayment',
  'late-fee',
  'credit-line',
  'write-off',
  'payout',
  'gateway-deposits',
  'withdrawal',
] as const
export type EntrySource = (typeof entrySources)[number]

/** In rials. A balance stands on its own side; the other one is zero. */
export interface TrialBalance {
  /** When it was booked at the latest. */
  at: string
  /** The business day with which it ends, `YYYY-MM-DD`; null: whatever their day, all entries count. */
  on: string | null
  accounts: TrialBalanceLine[]
  totalDebit: number
  totalCredit: number
  totalDebitBalance: number
  totalCreditBalance: number
}
export interface TrialBalanceLine {
  account: LedgerAccount
  debit: number
  credit: number
  /** Debit less credit. */
  balance: number
  debitBalance: number
  creditBalance: number
}
export interface Reconciliation {
  balanced: boolean
  checks: { name: string; ok: boolean; differences: Record<string, unknown>[] }[]
}
