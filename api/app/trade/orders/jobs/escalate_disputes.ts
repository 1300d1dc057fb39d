import { system } from '#app/platform/audit/actor'
import { auditAll } from '#app/platform/audit/audit'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared, transaction } from '#app/platform/database/database'

const batch = 500
const actor = system('close-of-day')

/** @returns how many now go to staff */
const escalateSome = (day: string): Promise<number> =>
  transaction(async (trx) => {
    const late = await prepared<{ id: string }>(
      'escalate_disputes',
      `update disputes set status = 'ESCALATED'
        where id in (
          select id from disputes where status = 'OPEN' and answer_by <= ?
           order by id limit ${batch} for update skip locked)
        returning id`,
      [day],
      trx
    )
    await auditAll(
      late.map(({ id }) => ({
        actor,
        command: 'disputes.escalate',
        subject: { type: 'disputes', id },
        before: { status: 'OPEN' },
        after: { status: 'ESCALATED' },
      })),
      trx
    )
    return late.length
  })

onDayClosed({
  name: 'hand unanswered disputes to staff',
  phase: 'invoices',
  run: async (day) => {
    while ((await escalateSome(day)) === batch);
  },
})
