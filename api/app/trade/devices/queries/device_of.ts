import type { PartnerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { Forbidden } from '#app/platform/errors'

export interface Device {
  id: string
  terminal: number
  merchantId: string
  merchantName: string
  distributorId: string
  branchId: string | null
  dueDateInDays: number
  /** A chain store or card switch, speaking for many tills. */
  isPartner: boolean
  /** Merchant, branch and distributor are all active. */
  isOpen: boolean
}

export const deviceSql = `
  select device.id, device.terminal, merchant.id as "merchantId", merchant.name as "merchantName",
         merchant.distributor_id as "distributorId", merchant.branch_id as "branchId",
         merchant.due_date_in_days as "dueDateInDays",
         not client.scopes @> array['device'] as "isPartner",
         merchant.active and distributor.active and coalesce(branch.active, true) as "isOpen"
    from devices device
    join partners_programs client on client.id = device.partner_client_id
    join merchants merchant on merchant.id = device.merchant_id
    join distributors_suppliers distributor on distributor.id = merchant.distributor_id
    left join distributors_branches branch on branch.id = merchant.branch_id
   where device.partner_client_id = ? and device.status = 'ACTIVE'`

/** @throws Forbidden for a client that is no working device */
export const deviceOf = async ({ id }: PartnerActor): Promise<Device> => {
  const [device] = await prepared<Device>('device_of', deviceSql, [id])
  if (!device) throw new Forbidden()
  return device
}
