import { amountFrom, pendingTab, type OrderCost, type PaymentSource } from '#contracts/orders'
import type { Owner } from '#contracts/owners'
import { prepared } from '#app/platform/database/database'
import type { Owing } from '../domain/obligations.js'
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

/** Frozen debt is left out, disputes stand beside. */
const installmentsSql = `
  select i.id, o.external_id as "externalId", d.name as "distributorName",
         i.remaining - i.disputed as remaining, i.disputed, i.due_date as "dueDate",
         i.write_off_id is not null as "isWrittenOff"
    from installments_owed i
    join orders_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
   where i.owner_type = ? and i.owner_id = ? and i.plan = ? and i.status <> 'CLEARED'`

/** Restricts to a holder's purchases. */
const ofHolder = (sql: string) =>
  `with bought as (${boughtSql}) ${sql} and o.id in (select id from bought)`

const installmentsOf = (books: Books): Promise<OpenInstallment[]> =>
  books.cardHolder
    ? prepared<OpenInstallment>('holder_installments', ofHolder(installmentsSql), bindingsOf(books))
    : prepared<OpenInstallment>('owed_installments', installmentsSql, bindingsOf(books))

/** Except frozen debt. */
export const openDebts = async (books: Books): Promise<Owing[]> =>
  (await installmentsOf(books)).map(
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
  isAwaitingSignatures: boolean
}

const invoicesSql = `
  select o.id, o.external_id as "externalId", d.name as "distributorName",
         o.grand_total_amount as "grandTotalAmount", o.kasbeno_fee_amount as "kasbenoFeeAmount",
         o.bank_fee_amount as "bankFeeAmount", o.payable_until as "payableUntil",
         exists (select from signatures_approbations approbation
                  where approbation.document_type = 'INVOICE' and approbation.document_id = o.id
                    and approbation.status = 'PENDING') as "isAwaitingSignatures"
    from orders_invoices o join distributors_suppliers d on d.id = o.distributor_id
   where o.owner_type = ? and o.owner_id = ? and o.plan = ? and o.status = any(?::text[])
     and o.payable_until >= ?`

interface OpenLateFee {
  id: string
  externalId: string
  distributorName: string
  amount: number
  dueDate: string
}

const lateFeesSql = `
  select i.id, o.external_id as "externalId", d.name as "distributorName",
         i.late_fee as amount, i.due_date as "dueDate"
    from installments_owed i
    join orders_invoices o on o.id = i.order_id
    join distributors_suppliers d on d.id = o.distributor_id
   where i.owner_type = ? and i.owner_id = ? and i.plan = ? and i.late_fee > 0`

const lateFeesOf = (books: Books): Promise<OpenLateFee[]> =>
  books.cardHolder
    ? prepared<OpenLateFee>('holder_late_fees', ofHolder(lateFeesSql), bindingsOf(books))
    : prepared<OpenLateFee>('owed_late_fees', lateFeesSql, bindingsOf(books))

/** Named by the installment. */
export const openLateFees = async (books: Books): Promise<Owing[]> =>
  (await lateFeesOf(books)).map(
    ({ id: installmentId, externalId, distributorName, amount, dueDate }) => ({
      kind: 'LATE_FEE',
      id: installmentId,
      title: titles.lateFee(distributorName, externalId),
      amount,
      dueDate,
      ifPaidToday: { amount, freesCredit: 0 },
    })
  )

/**
 * On credit it costs the bank fee too. Unpayable before signatories answer.
 * @param source the paying source; ended credit leaves the wallet
 */
export const openInvoices = async (
  { type, id, plan }: Owner,
  source: PaymentSource,
  today: string
): Promise<Owing[]> => {
  const bindings = [type, id, plan, pendingTab, today]
  const invoices = await prepared<PendingInvoice>('payable_invoices', invoicesSql, bindings)
  return invoices.map((invoice) => ({
    kind: 'PENDING_INVOICE',
    id: invoice.id,
    title: titles.invoice(invoice.distributorName, invoice.externalId),
    amount: amountFrom(source, invoice),
    dueDate: invoice.payableUntil,
    ifPaidToday: {
      amount: invoice.isAwaitingSignatures ? 0 : amountFrom('WALLET', invoice),
      freesCredit: 0,
    },
  }))
}
