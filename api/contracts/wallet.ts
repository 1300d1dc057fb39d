/** GET /wallet/{plan}/self of a person. domain "The credit line" */
export interface PersonWallet {
  /** Rials in the wallet. */
  cash: number
  /** What is left of the credit. */
  credit: number
  /** The limit. */
  creditAmount: number
}

/** The same of a company, where `credit` is the limit. domain "The credit line" */
export interface CompanyWallet {
  cash: number
  credit: number
  remainCredit: number
}

/** A wallet by what its amounts are, whosever it is. */
export interface WalletAmounts {
  cash: number
  limit: number
  left: number
}

export const walletAmounts = (wallet: PersonWallet | CompanyWallet): WalletAmounts =>
  'remainCredit' in wallet
    ? { cash: wallet.cash, limit: wallet.credit, left: wallet.remainCredit }
    : { cash: wallet.cash, limit: wallet.creditAmount, left: wallet.credit }
