import { DateTime } from 'luxon'
import { statementMovementsMax } from '#contracts/statements'
import type { Plan } from '#contracts/plans'
import { tehran, clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import { addDays } from '#app/platform/time/jalali'
import { periodOf, type Period } from '../domain/period.js'
import { bodyOf, type Amounts, type Movement, type StatementBody } from '../domain/statement.js'
import { messages } from '../i18n/fa.js'
import {
  bindingsOf,
  postedForHolderSql,
  postedSql,
  type Books,
  type CardHolderName,
} from './books.js'
import { holderOf, type Holder } from './holder.js'

export interface Statement extends Period, StatementBody {
  plan: Plan
  holder: Holder
  /** Null for the whole owner. */
  cardHolder: CardHolderName | null
  madeAt: Date
}

const sums = `
  coalesce(sum(posted.wallet), 0)::bigint as wallet,
  coalesce(sum(posted.line), 0)::bigint as line,
  coalesce(sum(posted."lateFees"), 0)::bigint as "lateFees",
  coalesce(sum(posted."writtenOff"), 0)::bigint as "writtenOff"`

const balanceSql = (posted: string) =>
  `select ${sums} from (${posted}) posted where posted.business_at < ?`

/** In booking order. */
const movementsSql = (posted: string) => `
  with moved as (
    select posted.id, posted.kind, posted.business_at, posted.booked_at, posted.source_type,
           posted.source_id, ${sums}
      from (${posted}) posted
     where posted.business_at >= ? and posted.business_at < ?
     group by posted.id, posted.kind, posted.business_at, posted.booked_at, posted.source_type,
              posted.source_id)
  select moved.id, moved.kind, moved.business_at as at,
         coalesce(payment.reference_code, o.reference_number, withdrawal.reference_code) as "referenceCode",
         o.external_id as "externalId", d.name as "distributorName",
         o.id as "orderId", repayment.id as "repaymentId",
         (select string_agg(repaid.external_id, '، ' order by repaid.external_id)
            from installments_repayment_parts part
            join installments_debts installment on installment.id = part.installment_id
            join orders_invoices repaid on repaid.id = installment.order_id
           where part.repayment_id = repayment.id) as "repaidInvoices",
         moved.wallet, moved.line, moved."lateFees", moved."writtenOff"
    from moved
    left join payments_of_owners payment on moved.source_type = 'payment' and payment.id = moved.source_id
    left join orders_invoices o on moved.source_type = 'order' and o.id = moved.source_id
    left join distributors_suppliers d on d.id = o.distributor_id
    left join withdrawals_requests withdrawal
      on moved.source_type = 'withdrawal' and withdrawal.id = moved.source_id
    left join installments_repayments repayment
      on moved.source_type = 'repayment' and repayment.id = moved.source_id
   order by moved.booked_at, moved.id
   limit ?`

const midnight = (day: string): Date => DateTime.fromISO(day, { zone: tehran }).toJSDate()

/** Before a moment of business time. */
const balancesBefore = async (books: Books, moment: Date, trx: Trx): Promise<Amounts> => {
  const asked = [...bindingsOf(books), moment]
  const [amounts] = books.cardHolder
    ? await prepared<Amounts>('holder_balance', balanceSql(postedForHolderSql), asked, trx)
    : await prepared<Amounts>('statement_balance', balanceSql(postedSql), asked, trx)
  return amounts
}

const movementsWithin = async (
  books: Books,
  [begin, end]: readonly [Date, Date],
  trx: Trx
): Promise<Movement[]> => {
  const asked = [...bindingsOf(books), begin, end, statementMovementsMax + 1]
  const movements = books.cardHolder
    ? await prepared<Movement>('holder_movements', movementsSql(postedForHolderSql), asked, trx)
    : await prepared<Movement>('statement_movements', movementsSql(postedSql), asked, trx)
  if (movements.length > statementMovementsMax) throw refusedField('to', messages.tooManyMovements)
  return movements
}

/**
 * From the ledger in one snapshot; days in business time.
 * @throws InvalidFields for an invalid period
 */
export const statementOf = (books: Books, wanted: Partial<Period>): Promise<Statement> => {
  const { owner, cardHolder } = books
  const { from, to } = periodOf(wanted, clock.today())
  const period = [midnight(from), midnight(addDays(to, 1))] as const
  return transaction(async (trx) => {
    await trx.rawQuery('set transaction isolation level repeatable read read only')
    const opening = await balancesBefore(books, period[0], trx)
    const closing = await balancesBefore(books, period[1], trx)
    const movements = await movementsWithin(books, period, trx)
    const holder = await holderOf(owner, trx)
    const madeAt = clock.businessNow().toJSDate()
    const head = { plan: owner.plan, holder, cardHolder, from, to, madeAt }
    return { ...head, ...bodyOf({ opening, closing }, movements) }
  })
}
