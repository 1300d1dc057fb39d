import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { refuseAbove } from '../queries/staff_rules.js'

interface Command {
  staff: StaffActor
  id: string
  reason: string
}

/** For one who lost the device: the account signs in by password again, until a new one is set up. */
export default class RemoveSecondFactor {
  async execute({ staff, id, reason }: Command): Promise<void> {
    await transaction(async (trx) => {
      const account = await trx.from('staff_users').where({ id }).forUpdate().first()
      if (!account) throw new NotFound()
      await refuseAbove(staff, account.role, trx)
      await trx.from('staff_users').where({ id }).update({
        totp_secret: null,
        totp_pending: null,
        totp_last_step: null,
        updated_at: clock.systemNow().toJSDate(),
      })
      await audit(
        {
          actor: staff,
          command: 'staff.remove-second-factor',
          subject: { type: 'staff', id },
          reason,
        },
        trx
      )
    })
  }
}
