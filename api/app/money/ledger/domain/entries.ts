import { credit, debit, entry, house, kept, payable } from './entry.js'

/**
 * Every money event as postings. domain "The ledger". Amounts are rials; account ids are the customer's kept accounts.
 */

/** The money is the customer's until it is spent. */
export const gatewayCaptured = (walletId: string, amount: number) =>
  entry([debit(house('gateway-clearing'), amount), credit(kept('wallet', walletId), amount)])

/** The money taken by the gateway is at the bank now. */
export const gatewaySettled = (amount: number) =>
  entry([debit(house('bank-funding'), amount), credit(house('gateway-clearing'), amount)])

/** The fee is owed back until credit is allocated. */
export const platformFeePaid = (walletId: string, fee: number, vat: number) =>
  entry([
    debit(kept('wallet', walletId), fee + vat),
    credit(house('platform-fee-deferred'), fee),
    credit(house('vat-payable'), vat),
  ])

/** The fee is earned once credit is allocated. */
export const platformFeeEarned = (fee: number) =>
  entry([debit(house('platform-fee-deferred'), fee), credit(house('platform-fee-income'), fee)])

/** Fee and VAT go back to the wallet exactly as charged. */
export const platformFeeRefunded = (walletId: string, fee: number, vat: number) =>
  entry([
    debit(house('platform-fee-deferred'), fee),
    debit(house('vat-payable'), vat),
    credit(kept('wallet', walletId), fee + vat),
  ])

/** What an invoice costs, in rials. The product fee includes its VAT. */
export interface InvoiceMoney {
  distributorId: string
  grandTotal: number
  productFee: number
  productFeeVat: number
  bankFee: number
}

const invoiceCredits = (invoice: Omit<InvoiceMoney, 'bankFee'>) => [
  credit(payable(invoice.distributorId), invoice.grandTotal),
  credit(house('product-fee-income'), invoice.productFee - invoice.productFeeVat),
  credit(house('vat-payable'), invoice.productFeeVat),
]

/** The customer owes the invoice and its fees; the distributor is owed the invoice. */
export const invoicePaidFromCredit = (lineId: string, invoice: InvoiceMoney) =>
  entry([
    debit(kept('credit-used', lineId), invoice.grandTotal + invoice.productFee + invoice.bankFee),
    ...invoiceCredits(invoice),
    credit(house('bank-fee-income'), invoice.bankFee),
  ])

/** Paid with the customer's own money: no bank fee, no installment. */
export const invoicePaidFromWallet = (walletId: string, invoice: Omit<InvoiceMoney, 'bankFee'>) =>
  entry([
    debit(kept('wallet', walletId), invoice.grandTotal + invoice.productFee),
    ...invoiceCredits(invoice),
  ])

/**
 * The invoice mirrored for the part taken back: first off the installment (`line`) or the written-off loss, the rest to
 * the wallet.
 */
export const invoiceReversed = (
  part: InvoiceMoney,
  line: { id: string; amount: number; isWrittenOff: boolean },
  wallet: { id: string; amount: number }
) =>
  entry([
    debit(payable(part.distributorId), part.grandTotal),
    debit(house('product-fee-income'), part.productFee - part.productFeeVat),
    debit(house('vat-payable'), part.productFeeVat),
    debit(house('bank-fee-income'), part.bankFee),
    credit(line.isWrittenOff ? house('credit-loss') : kept('credit-used', line.id), line.amount),
    credit(kept('wallet', wallet.id), wallet.amount),
  ])

/** Paid at maturity in full, or earlier less the discount. */
export const distributorPaid = (distributorId: string, gross: number, discount: number) =>
  entry([
    debit(payable(distributorId), gross),
    credit(house('bank-funding'), gross - discount),
    credit(house('discount-income'), discount),
  ])

/** The used credit is free again. Recovery of a written-off debt lowers the loss and frees nothing. */
export const installmentPaid = (
  walletId: string,
  lineId: string,
  amount: number,
  recovered: number
) =>
  entry([
    debit(kept('wallet', walletId), amount),
    credit(kept('credit-used', lineId), amount - recovered),
    credit(house('credit-loss'), recovered),
  ])

/** Used credit becomes a loss; the owner still owes it. */
export const debtWrittenOff = (lineId: string, amount: number) =>
  entry([debit(house('credit-loss'), amount), credit(kept('credit-used', lineId), amount)])

/** The bank holds a repayment without an installment: frees the credit it missed. */
export const creditRevolved = (lineId: string, amount: number) =>
  entry([debit(house('bank-funding'), amount), credit(kept('credit-used', lineId), amount)])

/** Charged beside the line: never part of what is used. */
export const lateFeeCharged = (feesId: string, amount: number) =>
  entry([
    debit(kept('late-fee-receivable', feesId), amount),
    credit(house('late-fee-income'), amount),
  ])

/** Frees no credit. */
export const lateFeePaid = (walletId: string, feesId: string, amount: number) =>
  entry([
    debit(kept('wallet', walletId), amount),
    credit(kept('late-fee-receivable', feesId), amount),
  ])

/** Staff waived it: the income is reversed. */
export const lateFeeForgiven = (feesId: string, amount: number) =>
  entry([
    debit(house('late-fee-income'), amount),
    credit(kept('late-fee-receivable', feesId), amount),
  ])

/** Cannot be spent any more; nobody has been paid yet. */
export const withdrawalHeld = (walletId: string, amount: number) =>
  entry([debit(kept('wallet', walletId), amount), credit(house('withdrawal-payable'), amount)])

export const withdrawalPaid = (amount: number) =>
  entry([debit(house('withdrawal-payable'), amount), credit(house('bank-funding'), amount)])

export const withdrawalReturned = (walletId: string, amount: number) =>
  entry([debit(house('withdrawal-payable'), amount), credit(kept('wallet', walletId), amount)])
