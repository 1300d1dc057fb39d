import { credit, debit, entry, house, kept, payable } from './entry.js'

/**
 * The product's money, event by event, in a form that an accountant can read. domain "The ledger".
 * Amounts are whole rials; account ids are kept accounts of the customer.
 */

/** A gateway took the money; it is the customer's until it is spent. */
export const gatewayCaptured = (walletId: string, amount: number) =>
  entry([debit(house('gateway-clearing'), amount), credit(kept('wallet', walletId), amount)])

/** The gateway handed over what it had taken: it lies at the bank now. */
export const gatewaySettled = (amount: number) =>
  entry([debit(house('bank-funding'), amount), credit(house('gateway-clearing'), amount)])

/** The fee is owed back until credit is allocated. */
export const platformFeePaid = (walletId: string, fee: number, vat: number) =>
  entry([
    debit(kept('wallet', walletId), fee + vat),
    credit(house('platform-fee-deferred'), fee),
    credit(house('vat-payable'), vat),
  ])

/** Credit was allocated: the fee is earned. */
export const platformFeeEarned = (fee: number) =>
  entry([debit(house('platform-fee-deferred'), fee), credit(house('platform-fee-income'), fee)])

/** No credit came of it: fee and VAT go back to the wallet exactly as they were charged. */
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
 * A return or a cancellation: the invoice mirrored for the part that is taken back. What is still owed
 * comes off the installment first (`line`), or off the loss where that was written off; what is over goes to the wallet.
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

/** The bank paid a distributor, at maturity in full or earlier less the discount. */
export const distributorPaid = (distributorId: string, gross: number, discount: number) =>
  entry([
    debit(payable(distributorId), gross),
    credit(house('bank-funding'), gross - discount),
    credit(house('discount-income'), discount),
  ])

/**
 * Repaid out of the wallet: the used credit is free again by the rial. What is recovered of a debt that was written
 * off lowers the loss, and frees nothing.
 */
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

/** Given up in the books: no used credit any more, and a loss. The owner still owes it. */
export const debtWrittenOff = (lineId: string, amount: number) =>
  entry([debit(house('credit-loss'), amount), credit(kept('credit-used', lineId), amount)])

/** The bank holds a repayment that no installment knows of: the credit that it missed is free again. */
export const creditRevolved = (lineId: string, amount: number) =>
  entry([debit(house('bank-funding'), amount), credit(kept('credit-used', lineId), amount)])

/** A day past due cost a fee, beside the line: it is never part of what is used. */
export const lateFeeCharged = (feesId: string, amount: number) =>
  entry([
    debit(kept('late-fee-receivable', feesId), amount),
    credit(house('late-fee-income'), amount),
  ])

/** Late fees paid out of the wallet; no credit comes free by it. */
export const lateFeePaid = (walletId: string, feesId: string, amount: number) =>
  entry([
    debit(kept('wallet', walletId), amount),
    credit(kept('late-fee-receivable', feesId), amount),
  ])

/** Staff gave it up: the income was none. */
export const lateFeeForgiven = (feesId: string, amount: number) =>
  entry([
    debit(house('late-fee-income'), amount),
    credit(kept('late-fee-receivable', feesId), amount),
  ])

/** On its way out of the wallet: no payment can spend it, and nobody was paid yet. */
export const withdrawalHeld = (walletId: string, amount: number) =>
  entry([debit(kept('wallet', walletId), amount), credit(house('withdrawal-payable'), amount)])

/** The bank transferred it to the owner's account. */
export const withdrawalPaid = (amount: number) =>
  entry([debit(house('withdrawal-payable'), amount), credit(house('bank-funding'), amount)])

/** Nothing came of it: it is in the wallet again. */
export const withdrawalReturned = (walletId: string, amount: number) =>
  entry([debit(house('withdrawal-payable'), amount), credit(kept('wallet', walletId), amount)])
