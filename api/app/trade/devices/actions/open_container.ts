import { deviceRules } from '#contracts/devices'
import type { PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { containerByReference, type Container } from '../queries/containers.js'
import { deviceOf } from '../queries/device_of.js'

interface OpenCommand {
  actor: PartnerActor
  reference: string
  amount: number
  description: string
}

const insertSql = `
  insert into cpg_containers (id, merchant_id, device_id, reference, amount, description, expires_at, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (device_id, reference) do nothing`

/**
 * An amount that any device of the merchant may charge once. Idempotent by number.
 * @throws Forbidden, BusinessRule for a closed merchant, Conflict for different content
 */
export default class OpenContainer {
  async execute({ actor, reference, amount, description }: OpenCommand): Promise<Container> {
    const device = await deviceOf(actor)
    if (!device.isOpen) throw new BusinessRule(messages.merchantClosed)
    return transaction(async (trx) => {
      const now = clock.systemNow()
      await trx.rawQuery(insertSql, [
        newId(),
        device.merchantId,
        device.id,
        reference,
        amount,
        description,
        now.plus({ minutes: deviceRules.containerMinutes }).toJSDate(),
        now.toJSDate(),
      ])
      const container = await containerByReference(device, reference, trx)
      if (container.amount !== amount || container.description !== description) {
        throw new Conflict(messages.referenceTaken)
      }
      return container
    })
  }
}
