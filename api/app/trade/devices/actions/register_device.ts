import type { CardScope } from '#contracts/partners'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { InvalidFields, NotFound } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

interface RegisterCommand {
  actor: StaffActor
  merchantId: string
  serial: string
  scope?: CardScope
}

const merchantSql = `select id from merchants where id = ? for key share`
const insertSql = `
  insert into devices (id, merchant_id, serial, scope, registered_by, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (serial) do nothing returning terminal`

/**
 * A second person activates it.
 * @throws NotFound, InvalidFields for a known serial
 */
export default class RegisterDevice {
  async execute({ actor, merchantId, serial, scope = 'device' }: RegisterCommand) {
    return transaction(async (trx) => {
      const [merchant] = await prepared('merchant_of_device', merchantSql, [merchantId], trx)
      if (!merchant) throw new NotFound()
      const id = newId()
      const now = clock.businessNow().toJSDate()
      const [made] = await prepared<{ terminal: number }>(
        'insert_device',
        insertSql,
        [id, merchantId, serial, scope, actor.id, now, now],
        trx
      )
      if (!made) {
        throw new InvalidFields([
          { field: 'serial', rule: 'unique', message: messages.serialTaken },
        ])
      }
      const subject = { type: 'devices', id }
      const after = { number: made.terminal, serial, scope }
      await audit({ actor, command: 'devices.register', subject, after }, trx)
      return { id, terminal: made.terminal }
    })
  }
}
