import type { Owner } from '#contracts/owners'
import { reminderDays } from '#contracts/orders'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared, transaction } from '#app/platform/database/database'
import { publishAll } from '#app/platform/events/outbox'
import { addDays, daysBetween } from '#app/platform/time/jalali'
import { disputedOf } from '../queries/disputed.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** What an owner owes on one day; `days` from that day, negative before. */
    DebtsReminder: { owner: Owner; dueDate: string; installmentIds: string[]; days: number }
  }
}

const batch = 1000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Whole owners at a time, so that no message is cut in two. */
const sql = `
  with open as (
    select i.id, i.due_date, o.owner_type, o.owner_id, o.plan
      from installments i join installments_invoices o on o.id = i.order_id
     where i.due_date = any(?::date[]) and i.status <> 'CLEARED'
       and o.status not in ('FRAUD', 'CANCELED', 'TEST') and o.owner_id > ?
       and i.amount - i.paid_amount - i.reversed_amount > ${disputedOf('o.id')}
  ), owner as (select distinct owner_id from open order by owner_id limit ${batch})
  select jsonb_build_object('type', open.owner_type, 'id', open.owner_id, 'plan', open.plan) as owner,
         open.due_date as "dueDate", array_agg(open.id order by open.id) as "installmentIds"
    from open join owner on owner.owner_id = open.owner_id
   group by open.owner_type, open.owner_id, open.plan, open.due_date
   order by open.owner_id, open.plan, open.due_date`

interface OwedOnADay {
  owner: Owner
  dueDate: string
  installmentIds: string[]
}

/** @returns the last owner; null at the end */
const remindSome = (today: string, after: string): Promise<string | null> =>
  transaction(async (trx) => {
    const dueDates = reminderDays.map((days) => addDays(today, -days))
    const owed = await prepared<OwedOnADay>('debts_to_remind_of', sql, [dueDates, after], trx)
    const reminders = owed.map((debts) => ({ ...debts, days: daysBetween(debts.dueDate, today) }))
    await publishAll('DebtsReminder', reminders, trx)
    return owed.at(-1)?.owner.id ?? null
  })

/** Idempotent: the message's key names owner, due date and days. */
onDayClosed({
  name: 'remind of installments',
  phase: 'notices',
  async run(day) {
    let after: string | null = beforeAll
    while (after) after = await remindSome(addDays(day, 1), after)
  },
})
