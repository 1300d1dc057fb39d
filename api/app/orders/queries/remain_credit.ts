import type { Plan } from '#contracts/plans'
import { clock } from '#app/shared/clock'
import { prepared } from '#app/shared/database'
import { BusinessRule } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** What a supplier may know of a customer before it sends an invoice; rials. */
export interface RemainCredit {
  creditAmount: number
  remainCredit: number
  creditBlocked: boolean
  isCreditExpired: boolean
}

const sql = `
  select coalesce(account.credit_limit, 0) as "creditAmount",
         coalesce(account.credit_limit - account.balance - account.held, 0) as "remainCredit",
         exists (select from credit_blocks where line_id = line.id) as "creditBlocked",
         coalesce(line.expires_on < ?, false) as "isCreditExpired"
    from users u
    join registrations r on r.user_id = u.id and r.plan = ?
    join distributors d on d.id = ? and d.plans @> array[r.plan]
    left join credit_lines line
      on line.owner_type = 'PERSON' and line.owner_id = u.id and line.plan = r.plan
    left join ledger.accounts account on account.id = line.account_id
   where u.phone = ? and u.active`

/** @throws BusinessRule for a customer that the supplier could not sell to */
export const remainCreditOf = async (
  distributorId: string,
  phone: string,
  plan: Plan
): Promise<RemainCredit> => {
  const [row] = await prepared<RemainCredit>('remain_credit', sql, [
    clock.today(),
    plan,
    distributorId,
    phone,
  ])
  if (!row) throw new BusinessRule(messages.customerUnknown)
  return row
}
