import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { lockProvider } from '../steps/lock_setup.js'
import { renewSetup } from '../setup.js'

interface Command {
  actor: StaffActor
  providerId: string
  position: number
}

export default class MoveProvider {
  /** @throws NotFound */
  async execute({ actor, providerId: id, position }: Command): Promise<void> {
    await transaction(async (trx) => {
      const before = await lockProvider(id, trx)
      const updatedAt = clock.systemNow().toJSDate()
      await trx.from('sms_providers').where({ id }).update({ position, updated_at: updatedAt })
      await renewSetup(trx)
      const subject = { type: 'sms-providers', id } as const
      const was = { position: before.position }
      const after = { position }
      await audit({ actor, command: 'sms-providers.move', subject, before: was, after }, trx)
    })
  }
}
