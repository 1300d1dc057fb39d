import { inject } from '@adonisjs/core'
import type { Owner } from '#contracts/owners'
import Ledger from '#app/money/ledger/ledger'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import type { ChangeableLine } from './lock_changeable.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** As requested; a lowered limit may follow repayments. */
    CreditLimitChanged: { changeId: string; owner: Owner; limit: number }
  }
}

interface SetLimitStep {
  actor: StaffActor
  /** Locked and checked by the caller. */
  line: ChangeableLine
  limit: number
  reason: string
  /** Set when a second person decided. */
  requestedBy?: string
}

/** Compared with the used credit under the account's lock, so no concurrent payment is missed. */
@inject()
export default class SetLimit {
  constructor(private ledger: Ledger) {}

  async execute(
    { actor, line, limit, reason, requestedBy }: SetLimitStep,
    trx: Trx
  ): Promise<void> {
    await audit(
      {
        actor,
        command: 'credit.change-limit',
        subject: { type: 'credit-lines', id: line.id },
        before: { limit: line.wantedLimit },
        after: { limit, ...(requestedBy && { requestedBy }) },
        reason,
      },
      trx
    )
    await this.ledger.setLimit(line.accountId, limit, trx)
    const { owner } = line
    await publish('CreditLimitChanged', { changeId: newId(), owner, limit }, trx)
  }
}
