import { deviceTransitions } from '#contracts/devices'
import { canMove } from '#contracts/transitions'
import { retireClient } from '#app/trade/partners/steps/retire_client'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockDevice } from '../steps/lock_device.js'

interface DisableCommand {
  actor: StaffActor
  deviceId: string
  reason: string
}

/**
 * Final; a running payment is finished first.
 * @throws NotFound, Conflict
 */
export default class DisableDevice {
  async execute({ actor, deviceId, reason }: DisableCommand) {
    return transaction(async (trx) => {
      const { status, clientId } = await lockDevice(deviceId, trx)
      if (!canMove(deviceTransitions, status, 'DISABLED')) {
        throw new Conflict(messages.alreadyDisabled)
      }
      const updated_at = clock.businessNow().toJSDate()
      await trx.from('devices').where({ id: deviceId }).update({ status: 'DISABLED', updated_at })
      if (clientId) await retireClient(clientId, trx)
      const [before, after] = [{ status }, { status: 'DISABLED' as const }]
      const subject = { type: 'devices', id: deviceId }
      await audit({ actor, command: 'devices.disable', subject, before, after, reason }, trx)
      return after
    })
  }
}
