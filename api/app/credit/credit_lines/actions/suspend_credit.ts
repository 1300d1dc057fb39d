import type { BlockReason, CreditPreview } from '#contracts/credit'
import type { OwnerName } from '#contracts/owners'
import type { AnyActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { messages } from '../i18n/fa.js'
import { creditPreviews } from '../i18n/previews.js'
import { creditLineOf, type CreditLine } from '../queries/credit_line.js'
import { blockLine, isBlockedFor } from '../steps/block_line.js'
import { lockLine, type LineName } from '../steps/lock_line.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CreditSuspended: { lineId: string; owner: OwnerName; blockReason: BlockReason; at: string }
  }
}

interface SuspendCommand extends LineName {
  actor: AnyActor
  /** Reasons are a set: each is set and lifted by itself. */
  blockReason?: BlockReason
  reason: string
  isDryRun?: boolean
}

/** Stops purchases, not repayments. domain "The credit line" */
export default class SuspendCredit {
  execute({ blockReason = 'STAFF', actor, reason, isDryRun, ...name }: SuspendCommand) {
    return transaction(async (trx): Promise<{ status: 'SUSPENDED' } | CreditPreview> => {
      const { id: lineId, owner } = await lockLine(name, trx)
      if (await isBlockedFor(blockReason, lineId, trx)) {
        throw new AlreadyProcessed(messages.alreadyBlocked)
      }
      if (isDryRun) return preview(await creditLineOf(owner, trx))
      const at = clock.businessNow()
      const block = { lineId, blockReason, actor, note: reason, at }
      await blockLine(block, trx)
      await publish('CreditSuspended', { lineId, owner, blockReason, at: at.toISO() }, trx)
      return { status: 'SUSPENDED' }
    })
  }
}

const preview = (line: CreditLine | null): CreditPreview => {
  const { limit = 0, used = 0, left = 0 } = line ?? {}
  return {
    status: 'WOULD_DO',
    message: creditPreviews.suspend(left),
    amounts: { limit, used, left },
  }
}
