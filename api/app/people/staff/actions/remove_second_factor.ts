import { isGuarding } from '#contracts/identity'
import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { accountState } from '../queries/accounts.js'
import { lockAccount } from '../steps/lock_account.js'
import { hasSecondFactor } from '../queries/has_second_factor.js'
import { usernameOf } from '#app/platform/values/username'
import { refuseAbove } from '../steps/check_position.js'
import { requestStaffChange } from '../steps/request_staff_change.js'
import { forgetSecondFactor } from '../steps/forget_second_factor.js'

interface Command {
  actor: StaffActor
  id: string
  reason: string
}

/**
 * For one who lost the device: the account signs in by password again, until a new one is set up. Of an
 * account that guards money a second person decides.
 * @throws NotFound, BusinessRule (422) where there is none, Conflict while another removal waits
 */
export default class RemoveSecondFactor {
  async execute({ actor, id, reason }: Command): Promise<AwaitsSecondPerson | null> {
    return transaction(async (trx) => {
      const { role, active } = await lockAccount(id, trx)
      await refuseAbove(actor, role, trx)
      if (id === actor.id) throw new BusinessRule(messages.ownSecondFactor)
      if (!(await hasSecondFactor(id, trx))) throw new BusinessRule(messages.noSecondFactor)
      if (!isGuarding((await accountState({ role, active }, trx)).permissions)) {
        await forgetSecondFactor({ requester: actor }, { id, reason }, trx)
        return null
      }
      const subject = await usernameOf(id, trx)
      const [before, after] = [
        { role, hasTotp: true },
        { role, hasTotp: false },
      ]
      return requestStaffChange(
        {
          requester: actor,
          kind: 'REMOVE_SECOND_FACTOR',
          subject,
          staffId: id,
          before,
          after,
          reason,
        },
        trx
      )
    })
  }
}
