import type { PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { Forbidden, NotFound } from '#app/platform/errors'
import { keptSql, type KeptPayment } from '../queries/card_payments.js'
import {
  containerOf,
  containerSql,
  type Container,
  type ContainerRow,
} from '../queries/containers.js'
import { deviceSql, type Device } from '../queries/device_of.js'

/**
 * Blocks disabling and closing meanwhile.
 * @throws Forbidden
 */
export const lockActiveDevice = async ({ id }: PartnerActor, trx: Trx): Promise<Device> => {
  const sql = `${deviceSql} for share of device, merchant`
  const [device] = await prepared<Device>('lock_active_device', sql, [id], trx)
  if (!device) throw new Forbidden()
  return device
}

/** Locks an existing reference. */
export const lockKeptPayment = async (
  deviceId: string,
  reference: string,
  trx: Trx
): Promise<KeptPayment> => {
  const sql = `${keptSql} for update`
  const [row] = await prepared<KeptPayment>('lock_kept_payment', sql, [deviceId, reference], trx)
  return row
}

/** @throws NotFound also for another merchant's */
export const lockContainer = async (
  { merchantId }: { merchantId: string },
  id: string,
  trx: Trx
): Promise<Container> => {
  const named = [clock.systemNow().toJSDate(), merchantId, id]
  const sql = `${containerSql} for update`
  const [row] = await prepared<ContainerRow>('lock_container', sql, named, trx)
  if (!row) throw new NotFound()
  return containerOf(row)
}
