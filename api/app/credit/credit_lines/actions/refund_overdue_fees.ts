import { inject } from '@adonisjs/core'
import { feeRefundDays } from '#contracts/credit'
import type { FileName } from '#app/people/owners/files'
import { system } from '#app/platform/audit/actor'
import { tehran } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import RefundPlatformFee from '../steps/refund_platform_fee.js'

/** Fees paid on or before a Tehran day that still wait for credit. */
const overdue = `
  select case when registration_id is null then 'companies' else 'registrations' end as type,
         coalesce(registration_id, owner_id) as id
    from platform_fees
   where status = 'PAID' and (paid_at at time zone '${tehran}')::date <= ?
   order by paid_at`

/** person §1: no credit within 30 days, and the fee is back in the wallet; an approval that waits counts as none. */
@inject()
export default class RefundOverdueFees {
  constructor(private refundPlatformFee: RefundPlatformFee) {}

  /** @param day the day that has ended */
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
