import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared, transaction } from '#app/platform/database/database'
import { disputedOf } from '../queries/disputed.js'

const batch = 500

/**
 * Except frozen and disputed ones.
 * @returns how many
 */
const markPastDue = (day: string): Promise<number> =>
  transaction(async (trx) => {
    const late = await prepared<{ id: string }>(
      'mark_past_due',
      `update installments set status = 'PAST_DUE'
        where id in (
          select i.id from installments i join installments_invoices o on o.id = i.order_id
           where i.status = 'AWAITING_DUE_DATE' and i.due_date <= ? and o.status <> 'FRAUD'
             and i.amount - i.paid_amount - i.reversed_amount > ${disputedOf('o.id')}
           order by i.id limit ${batch} for update of i skip locked)
        returning id`,
      [day],
      trx
    )
    return late.length
  })

onDayClosed({
  name: 'mark installments past due',
  phase: 'debts',
  run: async (day) => {
    while ((await markPastDue(day)) === batch);
  },
})
