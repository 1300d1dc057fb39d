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
    /** The last block went: the line may be drawn again. */
    CreditUnsuspended: { lineId: string; owner: OwnerName; at: string }
  }
}

interface UnsuspendCommand extends LineName {
  actor: AnyActor
  blockReason?: BlockReason
  reason: string
}

/** Takes one block reason away; the others stay. domain "The credit line" */
export default class UnsuspendCredit {
  execute({ blockReason = 'STAFF', actor, reason, ...name }: UnsuspendCommand) {
    return transaction(async (trx) => {
      const { id: lineId, owner } = await lockLine(name, trx)
      const block = { line_id: lineId, reason: blockReason }
      const removed = await trx.from('credit_blocks').where(block).delete()
      if (Number(removed) === 0) throw new AlreadyProcessed(messages.notBlocked)
      const subject = { type: 'credit-lines', id: lineId }
      const before = { blockReason }
      await audit({ actor, command: 'credit.unsuspend', subject, before, reason }, trx)
      const others = await trx
        .from('credit_blocks')
        .where('line_id', lineId)
        .select('reason')
        .first()
      const at = clock.businessNow().toISO()
      if (!others) await publish('CreditUnsuspended', { lineId, owner, at }, trx)
    })
  }
}
