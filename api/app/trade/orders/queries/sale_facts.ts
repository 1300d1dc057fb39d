import { feeTermsOf } from '#app/trade/distributors/queries/fee_terms'
import type { OwnerName } from '#contracts/owners'
import { prepared, type Trx } from '#app/platform/database/database'
import type { Plan } from '#contracts/plans'

/** Exactly one of the first three. */
export interface CustomerReference {
  phone?: string
  nationalCode?: string
  companyUniqueId?: string
  /** Known from a card. */
  owner?: OwnerName
  plan: Plan
}

/**
 * With the distributor's terms. National codes match approved people only, company ids accepted companies only: anybody
 * may type one.
 */
export interface SaleFacts {
  distributorName: string
  isActive: boolean
  plans: Plan[]
  paymentWindowDays: number
  dueDaysMin: number
  dueDaysMax: number
  productFeePpm: number
  bankFeeYearlyPpm: number
  ownBranch: string | null
  owner: OwnerName | null
  isTestCustomer: boolean
  phone: string | null
  customerName: string
}

const sql = `
  select d.name as "distributorName", d.active as "isActive", d.plans,
         d.payment_window_days as "paymentWindowDays",
         d.due_days_min as "dueDaysMin", d.due_days_max as "dueDaysMax",
         fee.product_fee_ppm as "productFeePpm", fee.bank_fee_yearly_ppm as "bankFeeYearlyPpm",
         branch.id as "ownBranch",
         customer.owner, coalesce(customer.is_test, false) as "isTestCustomer", customer.phone,
         coalesce(customer.name, '') as "customerName"
    from distributors_suppliers d
    join lateral ${feeTermsOf('d.id')} fee on true
    left join distributors_branches branch
      on branch.id = ? and branch.distributor_id = d.id and branch.active
    left join lateral (
      select jsonb_build_object('type', buyer.owner_type, 'id', buyer.owner_id) as owner,
             buyer.is_test, buyer.phone, buyer.name
        from buyers buyer
        join owner_plans r on r.owner_type = buyer.owner_type and r.owner_id = buyer.owner_id and r.plan = ?
       where buyer.phone = ? or (buyer.national_code = ? and buyer.is_verified)
          or (buyer.company_national_id = ? and buyer.is_verified)
          or (buyer.owner_type = ? and buyer.owner_id = ?)
    ) customer on true
   where d.id = ?`

export const saleFacts = async (
  distributorId: string,
  customer: CustomerReference,
  branchId: string | null,
  trx: Trx
): Promise<SaleFacts> => {
  const [row] = await prepared<SaleFacts>(
    'sale_facts',
    sql,
    [
      branchId,
      customer.plan,
      customer.phone ?? null,
      customer.nationalCode ?? null,
      customer.companyUniqueId ?? null,
      customer.owner?.type ?? null,
      customer.owner?.id ?? null,
      distributorId,
    ],
    trx
  )
  return row
}
