import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import { hashPassword } from '../steps/open_staff_account.js'
import { transaction } from '#app/platform/database/database'
import { loosensAccount } from '../domain/loosening.js'
import { accountState, type Account } from '../queries/accounts.js'
import { usernameOf } from '#app/platform/values/username'
import { requestStaffChange } from '../steps/request_staff_change.js'
import { checkAccount, saveAccount } from '../steps/save_account.js'

interface Command extends Account {
  actor: StaffActor
  id: string
  password?: string
}

/**
 * Changes an account. One who was deactivated or given another password is signed out everywhere;
 * nobody changes their own role or state, and the last super admin stays. What loosens an account that
 * guards money waits, whole, for a second person.
 * @throws NotFound, InvalidFields, BusinessRule (422), Conflict while another change of it waits
 */
export default class UpdateStaff {
  async execute({ actor, id, password, ...wanted }: Command): Promise<AwaitsSecondPerson | null> {
    const passwordHash = password === undefined ? undefined : await hashPassword(password)
    return transaction(async (trx) => {
      const change = { id, wanted, passwordHash }
      const before = await checkAccount({ requester: actor }, change, trx)
      const standings = [await accountState(before, trx), await accountState(wanted, trx)] as const
      if (!loosensAccount(...standings, passwordHash !== undefined)) {
        await saveAccount({ requester: actor }, before, change, trx)
        return null
      }
      const subject = await usernameOf(id, trx)
      return requestStaffChange(
        {
          requester: actor,
          kind: 'UPDATE',
          subject,
          staffId: id,
          before,
          after: wanted,
          passwordHash,
        },
        trx
      )
    })
  }
}
