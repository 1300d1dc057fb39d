import type { DeviceStatus } from '#contracts/devices'
import type { CardScope } from '#contracts/partners'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

interface LockedDevice {
  id: string
  terminal: number
  status: DeviceStatus
  registeredBy: string
  distributorId: string
  clientId: string | null
  scope: CardScope
}

const sql = `
  select device.id, device.terminal, device.status, device.registered_by as "registeredBy",
         merchant.distributor_id as "distributorId", device.partner_client_id as "clientId", device.scope
    from devices device join merchants merchant on merchant.id = device.merchant_id
   where device.id = ? for update of device`

/** @throws NotFound */
export const lockDevice = async (id: string, trx: Trx): Promise<LockedDevice> => {
  const [device] = await prepared<LockedDevice>('lock_device', sql, [id], trx)
  if (!device) throw new NotFound()
  return device
}
