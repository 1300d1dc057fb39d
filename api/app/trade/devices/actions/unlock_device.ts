import { unlocksPerDay } from '#contracts/devices'
import { forgetAttempts, lockedAttempts } from '#app/people/identity/daily_attempts'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockDevice } from '../steps/lock_device.js'
import { devicePinPurpose } from '../steps/device_tries.js'

interface UnlockCommand {
  actor: StaffActor
  deviceId: string
  reason: string
}

/**
 * Ends a lock before midnight. Cards keep their own counts, so unlocking gives no card more tries.
 * @throws NotFound, Conflict when not locked, or unlocked too often today
 */
export default class UnlockDevice {
  async execute({ actor, deviceId, reason }: UnlockCommand): Promise<void> {
    await transaction(async (trx) => {
      const { status } = await lockDevice(deviceId, trx)
      const locked = await lockedAttempts(devicePinPurpose, deviceId, trx)
      if (status !== 'ACTIVE' || !locked) throw new Conflict(messages.notLocked)
      await assertFewUnlocks(deviceId, trx)
      await forgetAttempts(devicePinPurpose, deviceId, trx)
      await trx.from('device_wrong_pins').where({ device_id: deviceId }).delete()
      const [before, after] = [{ wrongPins: locked.failures }, { wrongPins: 0 }]
      const subject = { type: 'devices', id: deviceId }
      await audit({ actor, command: 'devices.unlock', subject, before, after, reason }, trx)
    })
  }
}

/** The caller holds the device's lock. */
const assertFewUnlocks = async (deviceId: string, trx: Trx): Promise<void> => {
  const lines = await trx
    .from('platform_audit_lines')
    .where({ subject_type: 'devices', subject_id: deviceId, command: 'devices.unlock' })
    .where('at', '>', clock.systemNow().minus({ days: 1 }).toJSDate())
    .limit(unlocksPerDay)
    .select('id')
  if (lines.length >= unlocksPerDay) throw new Conflict(messages.unlockedEnough)
}
