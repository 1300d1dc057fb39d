import type { BlockReason } from '#contracts/credit'
import type { OwnerName } from '#contracts/owners'
import type { AnyActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { AlreadyProcessed } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { messages } from '../i18n/fa.js'
import { lockLine, type LineName } from '../steps/lock_line.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    CreditSuspended: { lineId: string; owner: OwnerName; blockReason: BlockReason; at: string }
  }
}

interface SuspendCommand extends LineName {
  actor: AnyActor
  /** Block reasons are a set; each is set and taken away by itself. */
  blockReason?: BlockReason
  /** Why, in the words of whoever does it. */
  reason: string
}

/** Blocks a line for a reason: purchases are refused, repaying stays open. domain "The credit line" */
export default class SuspendCredit {
  execute({ blockReason = 'STAFF', actor, reason, ...name }: SuspendCommand) {
    return transaction(async (trx) => {
      const line = await lockLine(name, trx)
      const now = clock.businessNow()
      const added = await trx
        .knexQuery()
        .insert({ line_id: line.id, reason: blockReason, note: reason, blocked_at: now.toJSDate() })
        .into('credit_blocks')
        .onConflict(['line_id', 'reason'])
        .ignore()
        .returning('line_id')
      if (added.length === 0) throw new AlreadyProcessed(messages.alreadyBlocked)
      const subject = { type: 'credit-lines', id: line.id }
      const after = { blockReason }
      await audit({ actor, command: 'credit.suspend', subject, after, reason }, trx)
      const { id: lineId, owner } = line
      await publish('CreditSuspended', { lineId, owner, blockReason, at: now.toISO() }, trx)
    })
  }
}
