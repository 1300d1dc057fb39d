import { inject } from '@adonisjs/core'
import type { OwnerName } from '#contracts/owners'
import { setting } from '#app/reference/settings/settings'
import { system } from '#app/platform/audit/actor'
import { auditAll } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { publishAll } from '#app/platform/events/outbox'
import { addDays } from '#app/platform/time/jalali'
import { messages } from '../i18n/fa.js'
import { isPastDue, linesOwingSince } from '../queries/arrears.js'
import LiftArrears from '../steps/lift_arrears.js'

const batch = 500
const actor = system('close-of-day')

interface Id {
  id: string
}
interface Blocked {
  lineId: string
  owner: OwnerName
}

/** Locked by id; repayments lock the line too. */
const owing = `
  select id from credit_lines
   where id in (${linesOwingSince})
     and not exists (select from credit_blocks where line_id = credit_lines.id and reason = 'ARREARS')
   order by id limit ${batch} for update`

/** Rechecks: a repayment may have been faster than the lock. */
const block = `
  with blocked as (
    insert into suspensions (line_id, reason, note, blocked_at)
    select owing.id, 'ARREARS', ?, ?
      from (${linesOwingSince} and line.id = any(?::uuid[]) group by line.id) owing
        on conflict do nothing
    returning line_id)
  select line.id as "lineId", jsonb_build_object('type', line.owner_type, 'id', line.owner_id) as owner
    from blocked join credit_lines line on line.id = blocked.line_id`

const liftable = `
  select line.id from credit_lines line
    join credit_blocks block on block.line_id = line.id and block.reason = 'ARREARS'
   where not ${isPastDue('line')}
   order by line.id limit ${batch} for update of line`

/**
 * Blocks lines past due beyond the grace. Repaying lifts the block at once; this lifts it for other causes (returns,
 * frozen invoices). domain "The credit line"
 */
@inject()
export default class FollowArrears {
  constructor(private liftArrears: LiftArrears) {}

  /** @param day the ended day */
  async execute(day: string): Promise<void> {
    const dueBefore = addDays(day, -(await setting('arrearsGraceDays')))
    while ((await this.#block(dueBefore)) === batch);
    while ((await this.#lift()) === batch);
  }

  /** @returns how many lines were checked */
  #block(dueBefore: string): Promise<number> {
    return transaction(async (trx) => {
      const lines = await prepared<Id>('lines_in_arrears', owing, [dueBefore], trx)
      const ids = lines.map(({ id }) => id)
      if (ids.length === 0) return 0
      const at = clock.businessNow()
      const blocked = await prepared<Blocked>(
        'block_arrears',
        block,
        [messages.inArrears, at.toJSDate(), dueBefore, ids],
        trx
      )
      await announce(blocked, at.toISO(), trx)
      return ids.length
    })
  }

  #lift(): Promise<number> {
    return transaction(async (trx) => {
      const lines = await prepared<Id>('lines_out_of_arrears', liftable, [clock.today()], trx)
      const ids = lines.map(({ id }) => id)
      await this.liftArrears.execute(ids, actor, trx)
      return ids.length
    })
  }
}

const announce = async (blocked: Blocked[], at: string, trx: Trx): Promise<void> => {
  await auditAll(
    blocked.map(({ lineId: id }) => ({
      actor,
      command: 'credit.suspend',
      subject: { type: 'credit-lines', id },
      after: { blockReason: 'ARREARS' },
      reason: messages.inArrears,
    })),
    trx
  )
  await publishAll(
    'CreditSuspended',
    blocked.map(({ lineId, owner }) => ({ lineId, owner, blockReason: 'ARREARS', at })),
    trx
  )
}
