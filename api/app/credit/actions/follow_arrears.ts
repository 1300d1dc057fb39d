import { inject } from '@adonisjs/core'
import { setting } from '#app/settings/settings'
import { system } from '#app/shared/actor'
import { prepared } from '#app/shared/database'
import { AlreadyProcessed } from '#app/shared/errors'
import { addDays } from '#app/shared/jalali'
import { messages } from '../i18n/fa.js'
import SuspendCredit from './suspend_credit.js'
import UnsuspendCredit from './unsuspend_credit.js'

/** Lines whose block for arrears does not say what their installments say; frozen invoices owe nothing now. */
const wrong = `
  select line.id as "creditLineId", owing.line_id is not null as "isOwing"
    from credit_lines line
    left join (
      select distinct l.id as line_id
        from installments installment
        join orders on orders.id = installment.order_id
        join credit_lines l on l.owner_type = orders.owner_type and l.owner_id = orders.owner_id
                           and l.plan = orders.plan
       where installment.status <> 'CLEARED' and installment.due_date < ?
         and orders.status not in ('FRAUD', 'CANCELED', 'TEST')
    ) owing on owing.line_id = line.id
    left join credit_blocks block on block.line_id = line.id and block.reason = 'ARREARS'
   where (owing.line_id is null) <> (block.line_id is null)`

/**
 * An installment past due for longer than the grace blocks its line; the block goes when nothing is
 * past due so long any more, and takes no other block with it. domain "The credit line"
 */
@inject()
export default class FollowArrears {
  constructor(
    private suspendCredit: SuspendCredit,
    private unsuspendCredit: UnsuspendCredit
  ) {}

  /** @param day the day that has ended */
  async execute(day: string): Promise<void> {
    const dueBefore = addDays(day, -(await setting('arrearsGraceDays')))
    const lines = await prepared<{ creditLineId: string; isOwing: boolean }>(
      'wrong_arrears',
      wrong,
      [dueBefore]
    )
    for (const { creditLineId, isOwing } of lines) await this.#correct(creditLineId, isOwing)
  }

  async #correct(creditLineId: string, isOwing: boolean) {
    const command = {
      creditLineId,
      actor: system('close-of-day'),
      blockReason: 'ARREARS' as const,
      reason: isOwing ? messages.inArrears : messages.outOfArrears,
    }
    try {
      await (isOwing ? this.suspendCredit : this.unsuspendCredit).execute(command)
    } catch (error) {
      // Another process closed the same day.
      if (!(error instanceof AlreadyProcessed)) throw error
    }
  }
}
