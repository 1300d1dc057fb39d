import type { OwnerName, OwnerType } from '#contracts/owners'
import type { Plan } from '#contracts/plans'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { latestConsentSql } from './credit_consent.js'

/** Of whom a seller asks. */
export type NamedBuyer = { phone: string } | { companyUniqueId: string } | { owner: OwnerName }

/** Rials. */
export interface RemainCredit {
  creditAmount: number
  remainCredit: number
  creditBlocked: boolean
  isCreditExpired: boolean
}

interface Row extends RemainCredit {
  ownerType: OwnerType
  ownerId: string
}

const sql = `
  select b.owner_type as "ownerType", b.owner_id as "ownerId",
         coalesce(account.credit_limit, 0) as "creditAmount",
         coalesce(account.credit_limit - account.balance - account.held, 0) as "remainCredit",
         exists (select from credit_blocks where line_id = line.id) as "creditBlocked",
         coalesce(line.expires_on < ?, false) as "isCreditExpired"
    from buyers b
    join owner_plans r on r.owner_type = b.owner_type and r.owner_id = b.owner_id and r.plan = ?
    join distributors_suppliers d on d.id = ? and d.plans @> array[r.plan]
    left join credit_lines_of_owners line
      on line.owner_type = r.owner_type and line.owner_id = r.owner_id and line.plan = r.plan
    left join ledger_accounts account on account.id = line.account_id
   where (b.phone = ? or (b.company_national_id = ? and b.is_verified)
          or (b.owner_type = ? and b.owner_id = ?))
     and (${latestConsentSql('r')})`

/** Null without consent, known customer or not. */
export const remainCreditOf = async (
  distributorId: string,
  buyer: NamedBuyer,
  plan: Plan
): Promise<{ owner: OwnerName; credit: RemainCredit } | null> => {
  const [row] = await prepared<Row>('remain_credit', sql, [
    clock.today(),
    plan,
    distributorId,
    'phone' in buyer ? buyer.phone : null,
    'companyUniqueId' in buyer ? buyer.companyUniqueId : null,
    'owner' in buyer ? buyer.owner.type : null,
    'owner' in buyer ? buyer.owner.id : null,
  ])
  if (!row) return null
  const { ownerType: type, ownerId: id, ...credit } = row
  return { owner: { type, id }, credit }
}
