import type { OwnerName } from '#contracts/owners'
import type { AnyActor } from '#app/platform/audit/actor'
import { auditAll } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { publishAll } from '#app/platform/events/outbox'
import { messages } from '../i18n/fa.js'
import { isPastDue } from '../queries/arrears.js'

interface Lifted {
  lineId: string
  owner: OwnerName
  isStillBlocked: boolean
}

const sql = `
  with lifted as (
    update suspensions block set lifted_at = ?, lift_note = ? from credit_lines line
     where block.line_id = any(?::uuid[]) and block.lifted_at is null and block.reason = 'ARREARS' and line.id = block.line_id
       and not ${isPastDue('line')}
    returning line.id, line.owner_type, line.owner_id)
  select lifted.id as "lineId", jsonb_build_object('type', lifted.owner_type, 'id', lifted.owner_id) as owner,
         exists (select from credit_blocks other
                  where other.line_id = lifted.id and other.reason <> 'ARREARS') as "isStillBlocked"
    from lifted`

/** Only the arrears block, when nothing is past due. */
export default class LiftArrears {
  /** The caller holds the lines, so that no concurrent block is missed. */
  async execute(lineIds: readonly string[], actor: AnyActor, trx: Trx): Promise<void> {
    const now = clock.businessNow()
    const bindings = [now.toJSDate(), messages.outOfArrears, lineIds, clock.today()]
    const lifted = await prepared<Lifted>('lift_arrears', sql, bindings, trx)
    await auditAll(
      lifted.map(({ lineId: id }) => ({
        actor,
        command: 'credit.unsuspend',
        subject: { type: 'credit-lines', id },
        before: { blockReason: 'ARREARS' },
        reason: messages.outOfArrears,
      })),
      trx
    )
    const at = now.toISO()
    const open = lifted.filter(({ isStillBlocked }) => !isStillBlocked)
    await publishAll(
      'CreditUnsuspended',
      open.map(({ lineId, owner }) => ({ lineId, owner, at })),
      trx
    )
  }
}
