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
    /** `limit` is what was asked for; a lowered one may follow the repayments down to it. */
    CreditLimitChanged: { changeId: string; owner: Owner; limit: number }
  }
}

interface SetLimitStep {
  actor: StaffActor
  /** Locked, and allowed to have this limit, by the caller. */
  line: ChangeableLine
  /** Rials. */
  limit: number
  reason: string
  /** Who asked, where a second person has decided. */
  requestedBy?: string
}

/**
 * Sets another limit. The database compares it with what is used under the account's lock, so that a payment that
 * comes at the same time is either seen or refused.
 */
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
