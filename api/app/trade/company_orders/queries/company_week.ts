import { DateTime } from 'luxon'
import { awaitedContracts } from '#app/cards/cardholders/queries/awaited_contracts'
import { cardHoldersOf, type CardHolder } from '#app/cards/cardholders/queries/card_holder'
import { companyIn } from '#app/people/owners/owner'
import { clock, tehran } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { dueWeeks, twoWeeks, type DueDay, type DueWeek } from '../domain/due_weeks.js'
import { awaitedOrders, type CompanyCaller } from './awaited_orders.js'

interface Sum {
  count: number
  /** Rials, fees included. */
  amount: number
}

interface WaitingInvoice {
  id: string
  externalId: string
  distributorName: string
  amount: number
  /** Last day of payment, in Tehran. */
  payableUntil: string
}

interface Waiting extends Sum {
  /** First to end, at most five. */
  items: WaitingInvoice[]
}

type Spending = Pick<
  CardHolder,
  | 'userId'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'cardNumber'
  | 'cardStatus'
  | 'ceiling'
  | 'spentThisMonth'
>

/** For the CEO. */
export interface CompanyWeek {
  today: string
  /** Awaiting the CEO's own signature. */
  toSign: Waiting
  contractsToSign: number
  toPay: Waiting
  /** Signed within seven days, today included. */
  signed: Sum
  /** Within the same days, by code or card. */
  paid: Sum
  /** The rest of this week, and the next. */
  weeks: DueWeek[]
  /** `lateFees` are in `amount`. */
  pastDue: Sum & { lateFees: number }
  /** Paid by each holder's card this Jalali month. */
  holders: Spending[]
}

const waitingMax = 5
const lastDays = 7

const waitingSql = (condition: string) => `
  (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0), 'items', coalesce((
            select json_agg(json_build_object('id', id, 'externalId', external_id,
                     'distributorName', name, 'amount', cost, 'payableUntil', payable_until)
                     order by payable_until, created_at, id)
              from (select * from waiting where ${condition}
                     order by payable_until, created_at, id limit ${waitingMax}) first), '[]'))
     from waiting where ${condition})`

const sql = `
  with asked as (
    select ?::text as owner_type, ?::uuid as company_id, ?::date as today, ?::date as until,
           ?::timestamptz as since
  ), waiting as (
    select o.id, o.external_id, o.payable_until, o.created_at, d.name, awaited.thing,
           o.cost
      from unnest(?::uuid[], ?::text[]) as awaited(id, thing)
      join orders_invoices o on o.id = awaited.id
      join distributors_suppliers d on d.id = o.distributor_id
  ), paid as (
    select o.cost
      from asked join orders_invoices o on o.owner_type = asked.owner_type and o.owner_id = asked.company_id
     where o.paid_at >= asked.since and o.status in ('PENDING', 'COMPLETED')
  ), signed as (
    select round.amount as cost
      from asked
      join signatures_approbations approbation on approbation.company_id = asked.company_id
      join signatures_rounds round
        on round.approbation_id = approbation.id and round.round = approbation.round
     where approbation.document_type = 'INVOICE' and approbation.status = 'ACCEPTED'
       and approbation.decided_at >= asked.since
  ), debt as (
    select debt.due_date, debt.due_date < asked.today as late, debt.owed, debt.late_fee
      from asked
      join installments_owed debt on debt.owner_type = asked.owner_type and debt.owner_id = asked.company_id
     where debt.due_date <= asked.until and debt.owed > 0
  ), due as (
    select due_date, count(*) as count, sum(owed) as amount
      from debt where not late group by due_date
  )
  select ${waitingSql(`thing = 'SIGNATURE'`)} as "toSign",
         ${waitingSql(`thing = 'PAYMENT'`)} as "toPay",
         (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0)) from signed) as signed,
         (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0)) from paid) as paid,
         coalesce((select json_agg(json_build_object('day', due_date, 'count', count, 'amount', amount)
                     order by due_date) from due), '[]') as due,
         (select json_build_object('count', count(*), 'amount', coalesce(sum(owed), 0),
                   'lateFees', coalesce(sum(late_fee), 0))
            from debt where late) as "pastDue"`

type Row = Omit<CompanyWeek, 'today' | 'contractsToSign' | 'weeks' | 'holders'> & { due: DueDay[] }

const spendingOf = (holder: CardHolder): Spending => ({
  userId: holder.userId,
  firstName: holder.firstName,
  lastName: holder.lastName,
  phone: holder.phone,
  cardNumber: holder.cardNumber,
  cardStatus: holder.cardStatus,
  ceiling: holder.ceiling,
  spentThisMonth: holder.spentThisMonth,
})

export const companyWeek = async (caller: CompanyCaller): Promise<CompanyWeek> => {
  const { companyId } = caller
  const today = clock.today()
  const [, { to }] = twoWeeks(today)
  const since = DateTime.fromISO(addDays(today, 1 - lastDays), { zone: tehran }).toJSDate()
  const waiting = await awaitedOrders(caller)
  const [{ due, ...row }] = await prepared<Row>('company_week', sql, [
    ...[companyIn(companyId).type, companyId, today, to, since],
    ...[waiting.map(({ id }) => id), waiting.map(({ awaits }) => awaits)],
  ])
  const contracts = await awaitedContracts(caller)
  const holders = await cardHoldersOf(companyId)
  return {
    today,
    ...row,
    contractsToSign: contracts.filter(({ awaits }) => awaits !== null).length,
    weeks: dueWeeks(today, due),
    holders: holders.filter(({ cardStatus }) => cardStatus !== null).map(spendingOf),
  }
}
