import { reminderDays } from '#contracts/orders'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared, transaction } from '#app/platform/database/database'
import { publishAll } from '#app/platform/events/outbox'
import { addDays, daysBetween } from '#app/platform/time/jalali'
import { disputedOf } from '../queries/disputed.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** `days` from the due date; negative before. */
    InstallmentReminder: { installmentId: string; days: number }
  }
}

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

const sql = `
  select i.id, i.due_date as "dueDate"
    from installments i join orders_invoices o on o.id = i.order_id
   where i.due_date = any(?::date[]) and i.status <> 'CLEARED'
     and o.status not in ('FRAUD', 'CANCELED', 'TEST') and i.id > ?
     and i.amount - i.paid_amount - i.reversed_amount > ${disputedOf('o.id')}
   order by i.id limit ${batch}`

/** @returns the batch's last installment; null at the end */
const remindSome = (today: string, after: string): Promise<string | null> =>
  transaction(async (trx) => {
    const dueDates = reminderDays.map((days) => addDays(today, -days))
    const open = await prepared<{ id: string; dueDate: string }>(
      'installments_to_remind_of',
      sql,
      [dueDates, after],
      trx
    )
    const reminders = open.map(({ id, dueDate }) => ({
      installmentId: id,
      days: daysBetween(dueDate, today),
    }))
    await publishAll('InstallmentReminder', reminders, trx)
    return open.length === batch ? open[batch - 1].id : null
  })

/** Idempotent: the message's key names installment and days. */
onDayClosed({
  name: 'remind of installments',
  phase: 'notices',
  async run(day) {
    let after: string | null = beforeAll
    while (after) after = await remindSome(addDays(day, 1), after)
  },
})
