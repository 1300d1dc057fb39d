import { inject } from '@adonisjs/core'
import { feeRefundDays } from '#contracts/credit'
import type { FileName } from '#app/people/owners/files'
import { system } from '#app/platform/audit/actor'
import { tehran } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import RefundPlatformFee from '../steps/refund_platform_fee.js'

/** Paid on or before the day, still without credit. */
const overdue = `
  select case when registration_id is null then 'companies' else 'registrations' end as type,
         coalesce(registration_id, owner_id) as id
    from platform_fees
   where status = 'PAID' and (paid_at at time zone '${tehran}')::date <= ?
   order by paid_at`

/** person §1: refunded after 30 days without credit; a waiting approval does not count. */
@inject()
export default class RefundOverdueFees {
  constructor(private refundPlatformFee: RefundPlatformFee) {}

  /** @param day the ended day */
  async execute(day: string): Promise<void> {
    const lastDay = addDays(day, 1 - feeRefundDays)
    const rows = await prepared<FileName>('overdue_fees', overdue, [lastDay])
    for (const file of rows) {
      const command = { actor: system('close-of-day'), file }
      await transaction((trx) =>
        this.refundPlatformFee.execute({ ...command, why: 'NOT_ALLOCATED_IN_TIME' }, trx)
      )
    }
  }
}
