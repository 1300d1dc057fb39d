import { creditReminderDays } from '#contracts/registration'
import { platformFeeOf } from '#contracts/credit'
import { amountFrom, pendingTab, type OrderCost } from '#contracts/orders'
import type { Owner } from '#contracts/owners'
import { renewsCredit, type Plan } from '#contracts/plans'
import type { FeeRefusal } from '#app/credit/domain/fee_basis'
import { creditLineOf, type CreditLine } from '#app/credit/queries/credit_line'
import { feeDue } from '#app/credit/queries/fee_detail'
import { disputedLeft } from '#app/installments/queries/disputed'
import { fileOf, type CustomerFile } from '#app/owners/files'
import { setting } from '#app/settings/settings'
import type { CustomerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { prepared } from '#app/shared/database'
import { daysBetween } from '#app/shared/jalali'
import { timelineOf, type Obligations, type Owing } from '../domain/obligations.js'
import { obligationTitles as titles } from '../i18n/fa.js'
import { bindingsOf, boughtSql, type Books } from './books.js'

interface OpenInstallment {
  id: string
  externalId: string
  distributorName: string
  remaining: number
  disputed: number
  dueDate: string
  isWrittenOff: boolean
}

/** What staff look into is not asked for; what the owner disputes stands beside what is asked for. */
const installmentsSql = `
  select i.id, o.external_id as "externalId", d.name as "distributorName",
         i.amount - i.paid_amount - i.reversed_amount - ${disputedLeft} as remaining, ${disputedLeft} as disputed,
         i.due_date as "dueDate", i.write_off_id is not null as "isWrittenOff"
    from installments i
    join orders o on o.id = i.order_id
    join distributors d on d.id = o.distributor_id
   where o.owner_type = ? and o.owner_id = ? and o.plan = ? and o.status not in ('FRAUD', 'TEST')
     and i.status <> 'CLEARED'`

/** Before the statement of an owner, to leave those alone that a holder's cards bought. */
const ofHolder = (sql: string) =>
  `with bought as (${boughtSql}) ${sql} and o.id in (select id from bought)`

const openInstallments = (books: Books): Promise<OpenInstallment[]> =>
  books.cardHolder
    ? prepared<OpenInstallment>('holder_installments', ofHolder(installmentsSql), bindingsOf(books))
    : prepared<OpenInstallment>('owed_installments', installmentsSql, bindingsOf(books))

const installments = async (books: Books): Promise<Owing[]> =>
  (await openInstallments(books)).map(
    ({ id: installmentId, externalId, distributorName, remaining, ...rest }) => ({
      kind: 'INSTALLMENT',
      id: installmentId,
      title: titles.invoice(distributorName, externalId),
      amount: remaining,
      disputedAmount: rest.disputed,
      dueDate: rest.dueDate,
      ifPaidToday: { amount: remaining, freesCredit: rest.isWrittenOff ? 0 : remaining },
    })
  )

interface PendingInvoice extends OrderCost {
  id: string
  externalId: string
  distributorName: string
  payableUntil: string
}

const invoicesSql = `
  select o.id, o.external_id as "externalId", d.name as "distributorName",
         o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
         o.bank_fee_amount as "bankFeeAmount", o.payable_until as "payableUntil"
    from orders o join distributors d on d.id = o.distributor_id
   where o.owner_type = ? and o.owner_id = ? and o.plan = ? and o.status = any(?::text[])
     and o.payable_until >= ?`

interface OpenLateFee {
  id: string
  externalId: string
  distributorName: string
  amount: number
  dueDate: string
}

/** Named by the installment that it is paid with. */
const lateFeesSql = `
  select i.id, o.external_id as "externalId", d.name as "distributorName",
         fee.charged - fee.paid - fee.forgiven as amount, i.due_date as "dueDate"
    from late_fees fee
    join installments i on i.id = fee.installment_id
    join orders o on o.id = i.order_id
    join distributors d on d.id = o.distributor_id
   where fee.owner_type = ? and fee.owner_id = ? and fee.plan = ? and o.status not in ('FRAUD', 'TEST')
     and fee.charged > fee.paid + fee.forgiven`

const openLateFees = (books: Books): Promise<OpenLateFee[]> =>
  books.cardHolder
    ? prepared<OpenLateFee>('holder_late_fees', ofHolder(lateFeesSql), bindingsOf(books))
    : prepared<OpenLateFee>('owed_late_fees', lateFeesSql, bindingsOf(books))

const lateFees = async (books: Books): Promise<Owing[]> =>
  (await openLateFees(books)).map(
    ({ id: installmentId, externalId, distributorName, amount, dueDate }) => ({
      kind: 'LATE_FEE',
      id: installmentId,
      title: titles.lateFee(distributorName, externalId),
      amount,
      dueDate,
      ifPaidToday: { amount, freesCredit: 0 },
    })
  )

/** Bought on credit, an invoice costs the bank's fee too; out of the wallet today it does not. */
const pendingInvoices = async ({ type, id, plan }: Owner, today: string): Promise<Owing[]> => {
  const bindings = [type, id, plan, pendingTab, today]
  const invoices = await prepared<PendingInvoice>('payable_invoices', invoicesSql, bindings)
  return invoices.map((invoice) => ({
    kind: 'PENDING_INVOICE',
    id: invoice.id,
    title: titles.invoice(invoice.distributorName, invoice.externalId),
    amount: amountFrom('CREDIT', invoice),
    dueDate: invoice.payableUntil,
    ifPaidToday: { amount: amountFrom('WALLET', invoice), freesCredit: 0 },
  }))
}

/** Another year before it can be paid for: what it will cost, and until when the credit lasts. */
const renewalAhead = async ({ id, limit, expiresOn }: CreditLine): Promise<Owing> => ({
  kind: 'RENEWAL',
  id,
  title: titles.renewal,
  amount: platformFeeOf(limit, await setting('vatRatePpm')).totalAmount,
  dueDate: expiresOn,
  // The bank grants it first.
  ifPaidToday: { amount: 0, freesCredit: 0 },
})

/** The bank has not granted another year yet, and this one is over or nearly so; some plans have one year alone. */
const isYearEnding = (
  plan: Plan,
  refusal: FeeRefusal,
  { expiresOn, isExpired }: CreditLine,
  today: string
): boolean =>
  renewsCredit(plan) &&
  (refusal === 'NOT_RENEWED' ||
    // Of a year that is over, what was paid is the fee of the next one.
    (refusal === 'ALREADY_PAID' &&
      !isExpired &&
      daysBetween(today, expiresOn) <= creditReminderDays))

/** The fee that can be paid now, and the year that comes to its end. */
const fees = async (file: CustomerFile, today: string): Promise<Owing[]> => {
  const due = await feeDue(file)
  const line = await creditLineOf(file.owner)
  if ('refusal' in due)
    return line && isYearEnding(file.owner.plan, due.refusal, line, today)
      ? [await renewalAhead(line)]
      : []
  const { totalAmount: amount, creditYear } = due
  const ifPaidToday = { amount, freesCredit: 0 }
  if (!line) {
    const { id } = file
    return [
      { kind: 'PLATFORM_FEE', id, title: titles.initialFee, amount, dueDate: null, ifPaidToday },
    ]
  }
  const { id, expiresOn: dueDate } = line
  return creditYear > line.creditYear
    ? [{ kind: 'RENEWAL', id, title: titles.renewal, amount, dueDate, ifPaidToday }]
    : [{ kind: 'PLATFORM_FEE', id, title: titles.yearlyFee, amount, dueDate: null, ifPaidToday }]
}

/**
 * What the customer owes and may pay, on one line of time. api-person "Wallet, statement, timeline"
 * @throws NotFound for no plan of theirs, BusinessRule for one that was not chosen
 */
export const obligationsOf = async (
  customer: CustomerActor,
  plan: unknown
): Promise<Obligations> => {
  const file = await fileOf(customer, plan)
  const { owner } = file
  const today = clock.today()
  const books = { owner, cardHolder: null }
  return timelineOf(
    [
      ...(await installments(books)),
      ...(await lateFees(books)),
      ...(await pendingInvoices(owner, today)),
      ...(await fees(file, today)),
    ],
    today
  )
}

/** The debts of what one holder's cards bought: they pay at once, so no invoice waits, and fees are the company's own. */
export const obligationsOfHolder = async (books: Books): Promise<Obligations> =>
  timelineOf([...(await installments(books)), ...(await lateFees(books))], clock.today())
