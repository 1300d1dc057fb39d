import type { BlockReason, CreditPreview } from '#contracts/credit'
import type { OwnerName } from '#contracts/owners'
import { staffIdOf, type StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { isSecondToAsk } from '#app/platform/two_people/second_ask'
import { messages } from '../i18n/fa.js'
import { creditPreviews } from '../i18n/previews.js'
import { creditLineOf, type CreditLine } from '../queries/credit_line.js'
import { lockLine, type LineName } from '../steps/lock_line.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** The last block is gone. */
    CreditUnsuspended: { lineId: string; owner: OwnerName; at: string }
  }
}

interface UnsuspendCommand extends LineName {
  actor: StaffActor
  blockReason?: BlockReason
  reason: string
  isDryRun?: boolean
}

interface Unsuspended {
  status: 'UNSUSPENDED' | 'PENDING_APPROVAL'
}

/**
 * Lifts one reason after a second person's request. domain "The credit line"
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for the same person
 */
export default class UnsuspendCredit {
  execute({ blockReason = 'STAFF', actor, reason, isDryRun, ...name }: UnsuspendCommand) {
    return transaction(async (trx): Promise<Unsuspended | CreditPreview> => {
      const { id: lineId, owner } = await lockLine(name, trx)
      const inForce = () => trx.from('suspensions').where({ line_id: lineId, lifted_at: null })
      const block = await inForce().where('reason', blockReason).select('id').first()
      if (!block) throw new AlreadyProcessed(messages.notBlocked)
      const others = await inForce().whereNot('reason', blockReason).select('id').first()
      if (isDryRun) return preview(await creditLineOf(owner, trx), others !== null)
      const subject = { type: 'credit-lines', id: lineId }
      const isSecond = await isSecondToAsk(
        {
          ...{ table: 'suspensions', column: 'lift_asked', id: block.id, actor },
          permission: 'credit.suspend',
          line: { command: 'credit.ask-unsuspend', subject, reason },
        },
        trx
      )
      if (!isSecond) return { status: 'PENDING_APPROVAL' }
      const at = clock.businessNow()
      const lift = { lifted_at: at.toJSDate(), lifted_by: staffIdOf(actor), lift_note: reason }
      await inForce().where('reason', blockReason).update(lift)
      const before = { blockReason }
      await audit({ actor, command: 'credit.unsuspend', subject, before, reason }, trx)
      if (!others) await publish('CreditUnsuspended', { lineId, owner, at: at.toISO() }, trx)
      return { status: 'UNSUSPENDED' }
    })
  }
}

const preview = (line: CreditLine | null, isStillBlocked: boolean): CreditPreview => {
  const { limit = 0, used = 0, left = 0 } = line ?? {}
  const message = isStillBlocked ? creditPreviews.unsuspendInPart : creditPreviews.unsuspend(left)
  return { status: 'WOULD_DO', message, amounts: { limit, used, left } }
}
