import db from '@adonisjs/lucid/services/db'
import type { DistributorReport, ReportCell } from '#contracts/distributor_reports'
import type { StaffActor } from '#app/platform/audit/actor'
import { withinTime } from '#app/platform/database/within_time'
import { InvalidFields } from '#app/platform/errors'
import { narrowed } from '#app/platform/resource/reader'
import { resourceNamed } from '#app/platform/resource/resource'
import { tehran } from '#app/platform/time/clock'
import { isMeasure, type Measure } from '../domain/measures.js'
import { monthsOf, type Period } from '../domain/period.js'
import type { Definition, Joined } from '../domain/reports.js'
import { messages } from '../i18n/fa.js'

/** Whose report it is: of all that the caller may see, or of a part. */
export interface Scope {
  distributorId?: string
  branchId?: string
}

export interface Asked {
  definition: Definition
  caller: StaffActor
  scope: Scope
  period: Period
}

/** The sums of a group, or of all. */
export type Group = Record<string, ReportCell> & { isTotal: boolean }

const patienceMs = 10_000

const late = (): never => {
  throw new InvalidFields([{ field: 'from', rule: 'range', message: messages.tooMuch }])
}

const beside: Record<Joined, string> = {
  returned: 'left join orders_returns returned on returned.order_id = sold.id',
  disputed: `left join (select distinct order_id from orders_disputes) disputed
               on disputed.order_id = sold.id`,
  earlier: `left join (select distinct owner_id, distributor_id
                         from orders_invoices
                        where created_at < ?::date::timestamp at time zone '${tehran}'
                          and status <> 'TEST' and coalesce(distributor_id = ?, true)) earlier
              on earlier.owner_id = coalesce(sold."userId", sold."companyId")
             and earlier.distributor_id = sold."distributorId"`,
}

/** Fields of the lists that the reports are made of. */
const taken: Record<DistributorReport['list'], readonly string[]> = {
  'orders': [
    ...['id', 'distributorId', 'branchId', 'userId', 'companyId', 'status'],
    ...['grandTotalAmount', 'createdAt', 'paidAt'],
  ],
  'payout-items': [
    ...['payoutId', 'paymentId', 'distributorName', 'upTo'],
    ...['gross', 'discount', 'net', 'status', 'trackingNumber'],
  ],
}

/** Knex wants bindings of no array, which PostgreSQL takes. */
const raw = (sql: string, bindings: readonly unknown[] = []) =>
  db.knexRawQuery(sql, bindings as never)

/** What of the list counts, as the filter of the list itself would leave it. */
export const filterOf = ({ definition: { filter, during }, scope, period }: Asked) => ({
  ...filter,
  ...scope,
  [during]: { from: period.from, to: period.to },
})

const soldOf = (asked: Asked) => {
  const { list, during } = asked.definition
  const resource = resourceNamed(list)!
  const fields = [...taken[list].map((name) => [name, name]), [during, 'during']]
  return narrowed(resource, asked.caller, filterOf(asked)).select(
    fields.map(([field, name]) => raw(`${resource.fields[field]} as "${name}"`))
  )
}

const bindingsOf = (joined: Joined, { caller, scope, period }: Asked): unknown[] =>
  joined === 'earlier' ? [period.from, caller.distributorId ?? scope.distributorId ?? null] : []

/** One pass over the rows sums each group and all of them. */
export const readGroups = (asked: Asked): Promise<Group[]> => {
  const { by, beside: joined, columns } = asked.definition
  const query = db.knexQuery().from(soldOf(asked).as('sold'))
  for (const name of joined) void query.joinRaw(beside[name], bindingsOf(name, asked) as never)
  const told = Object.entries(by.keys).map(([name, sql]) => `${sql} as "${name}"`)
  const firsts = monthsOf(asked.period).map(({ from }) => from)
  void query.joinRaw(
    `${by.joins} cross join lateral (select ${told.join(', ')}) key`,
    (told.join().includes('?') ? [firsts] : []) as never
  )
  const keys = Object.keys(by.keys).map((name) => `key."${name}"`)
  const measures = Object.entries(columns).filter((entry): entry is [string, Measure] =>
    isMeasure(entry[1])
  )
  void query
    .select(raw(`grouping(${keys[0]}) = 1 as "isTotal"`), ...keys.map((key) => raw(key)))
    .select(measures.map(([name, { sql }]) => raw(`(${sql})::float8 as "${name}"`)))
    .groupByRaw(`grouping sets ((${keys.join(', ')}), ())`)
    .orderByRaw(keys.join(', '))
  return withinTime<Group[]>(patienceMs, async (send) => send(query), late)
}
