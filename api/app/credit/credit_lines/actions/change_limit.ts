import { inject } from '@adonisjs/core'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { CreditPreview } from '#contracts/credit'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { creditPreviews } from '../i18n/previews.js'
import { whyAllocationNeedsTwo } from '../steps/given_alone.js'
import {
  lockChangeable,
  refuseLimit,
  refuseRaise,
  type ChangeableLine,
} from '../steps/lock_changeable.js'
import { refuseWaiting, requestApproval } from '../steps/request_approval.js'
import SetLimit from '../steps/set_limit.js'

interface ChangeLimitCommand {
  actor: StaffActor
  creditLineId: string
  limit: number
  reason: string
  isDryRun: boolean
}
export type LimitResult =
  | { status: 'CHANGED'; limit: number }
  | { status: 'PENDING_APPROVAL'; approvalId: string }
  | CreditPreview

/**
 * A raise above the personal limit takes two people. Used credit stays: a lower limit follows the repayments down.
 * domain "The credit line"
 * @throws NotFound, InvalidFields (limit), AlreadyProcessed, Conflict
 */
@inject()
export default class ChangeLimit {
  constructor(private setLimit: SetLimit) {}

  execute(command: ChangeLimitCommand) {
    return recordingHits(command.actor, () => this.#change(command))
  }

  #change({ actor, creditLineId, limit, reason, isDryRun }: ChangeLimitCommand) {
    return transaction(async (trx): Promise<LimitResult> => {
      const line = await lockChangeable({ creditLineId }, trx)
      refuseLimit(limit, line)
      await refuseRaise(limit, line, trx)
      const { file } = line
      await refuseWaiting('CHANGE_LIMIT', file, trx)
      const { id: lineId, owner, wantedLimit } = line
      const given = { lineId, owner, limit, more: limit - wantedLimit }
      const why = await whyAllocationNeedsTwo(given, actor, trx)
      if (isDryRun) return previewOf(line, limit, why)
      if (why) {
        const payload = { amount: limit, reason }
        const about = { creditLineId }
        const asked = { actor, kind: 'CHANGE_LIMIT', file, payload, about } as const
        return { status: 'PENDING_APPROVAL', approvalId: await requestApproval(asked, trx) }
      }
      await this.setLimit.execute({ actor, line, limit, reason }, trx)
      return { status: 'CHANGED', limit }
    })
  }
}

const previewOf = (
  line: ChangeableLine,
  limit: number,
  why: { message: string } | null
): CreditPreview => {
  const { wantedLimit, used, held } = line
  const drawn = used + held
  const amounts = { limit, used, left: Math.max(0, limit - drawn) }
  if (why) {
    const message = `${creditPreviews.askLimit(wantedLimit, limit)} ${why.message}`
    return { status: 'WOULD_ASK', message, amounts }
  }
  const message =
    limit < drawn
      ? creditPreviews.lowerInTime(wantedLimit, limit, drawn)
      : creditPreviews.changeLimit(wantedLimit, limit, amounts.left)
  return { status: 'WOULD_DO', message, amounts }
}
