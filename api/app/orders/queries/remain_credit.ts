import type { Plan } from '#contracts/plans'
import { clock } from '#app/shared/clock'
import { prepared } from '#app/shared/database'
import { boughtSql, lastSaidSql } from './credit_consent.js'

/** What a supplier may know of a customer before it sends an invoice; rials. */
export interface RemainCredit {
  creditAmount: number
  remainCredit: number
  creditBlocked: boolean
  isCreditExpired: boolean
}

const sql = `
  select u.id as "userId",
         coalesce(account.credit_limit, 0) as "creditAmount",
         coalesce(account.credit_limit - account.balance - account.held, 0) as "remainCredit",
         exists (select from credit_blocks where line_id = line.id) as "creditBlocked",
         coalesce(line.expires_on < ?, false) as "isCreditExpired"
    from users u
    join owners o on o.user_id = u.id
    join owner_plans r on r.owner_type = o.owner_type and r.owner_id = o.owner_id and r.plan = ?
    join distributors d on d.id = ? and d.plans @> array[r.plan]
    left join credit_lines line
      on line.owner_type = r.owner_type and line.owner_id = r.owner_id and line.plan = r.plan
    left join ledger.accounts account on account.id = line.account_id
   where u.phone = ? and u.active
     and coalesce((${lastSaidSql('r')}), ${boughtSql('r')})`

/** Null for whoever neither agreed nor bought from the distributor, or has withdrawn, whether we know them or not. */
export const remainCreditOf = async (
  distributorId: string,
  phone: string,
  plan: Plan
): Promise<{ userId: string; credit: RemainCredit } | null> => {
  const [row] = await prepared<RemainCredit & { userId: string }>('remain_credit', sql, [
    clock.today(),
    plan,
    distributorId,
    phone,
  ])
  if (!row) return null
  const { userId, ...credit } = row
  return { userId, credit }
}
