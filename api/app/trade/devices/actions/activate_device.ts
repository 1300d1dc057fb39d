import { deviceTransitions } from '#contracts/devices'
import { canMove } from '#contracts/transitions'
import { createClient } from '#app/trade/partners/steps/create_client'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { assertSecondPerson } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import { lockDevice } from '../steps/lock_device.js'

/**
 * Takes a second person, as the token draws on credit lines. Returns the token once.
 * @throws NotFound, BusinessRule for the same person or hand, Conflict unless PENDING
 */
export default class ActivateDevice {
  async execute({ actor, deviceId }: { actor: StaffActor; deviceId: string }) {
    return transaction(async (trx) => {
      const device = await lockDevice(deviceId, trx)
      if (!canMove(deviceTransitions, device.status, 'ACTIVE')) {
        throw new Conflict(messages.notPending)
      }
      const askedWith = 'devices.register'
      await assertSecondPerson({ askedBy: device.registeredBy, approver: actor, askedWith }, trx)
      const { distributorId, terminal, scope } = device
      const client = { name: messages.clientName(terminal), distributorId, scope, isTest: false }
      const { id, token } = await createClient({ ...client, isIssued: true }, trx)
      await trx.from('devices').where({ id: deviceId }).update({
        status: 'ACTIVE',
        partner_client_id: id,
        activated_by: actor.id,
        updated_at: clock.businessNow().toJSDate(),
      })
      const [before, after] = [{ status: device.status }, { status: 'ACTIVE' as const }]
      const subject = { type: 'devices', id: deviceId }
      await audit({ actor, command: 'devices.activate', subject, before, after }, trx)
      return { ...after, terminal, token }
    })
  }
}
