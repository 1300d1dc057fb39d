import { deviceTransitions } from '#contracts/devices'
import { canMove } from '#contracts/transitions'
import { createClient } from '#app/partners/steps/create_client'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import { assertSecondPerson } from '#app/shared/second_person'
import { messages } from '../i18n/fa.js'
import { lockDevice } from '../steps/lock_device.js'

/**
 * Lets a device charge cards, by another person than the one who registered it: its token draws on credit lines. The
 * token is in this answer and nowhere else.
 * @throws NotFound, BusinessRule for the same person or hand, Conflict unless it is PENDING
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
