import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { hashPassword } from '../steps/open_staff_account.js'
import { loosensAccount } from '../domain/loosening.js'
import { messages } from '../i18n/fa.js'
import { accountState } from '../queries/accounts.js'
import { checkPosition } from '../steps/check_position.js'
import { refuseTooManyUsers } from '../steps/refuse_too_many_users.js'
import { requestStaffChange } from '../steps/request_staff_change.js'
import { openAccount, type NewStaff } from '../steps/open_account.js'

interface Command extends NewStaff {
  actor: StaffActor
  password: string
}

/**
 * Opens the account of a member of staff or of a distributor's user; one that guards money waits for a
 * second person. @throws InvalidFields (422), Conflict while the same name waits
 */
export default class CreateStaff {
  async execute({
    actor,
    password,
    ...account
  }: Command): Promise<{ id: string } | AwaitsSecondPerson> {
    const passwordHash = await hashPassword(password)
    return transaction(async (trx) => {
      await checkPosition(actor, account, trx)
      await refuseTooManyUsers(actor, trx)
      const after = await accountState({ ...account, active: true }, trx)
      if (!loosensAccount(null, after, true)) {
        return { id: await openAccount({ requester: actor }, { ...account, passwordHash }, trx) }
      }
      const { username: subject } = account
      if (await trx.from('staff_users').where({ username: subject }).first()) {
        throw new InvalidFields([
          { field: 'username', rule: 'unique', message: messages.usernameTaken },
        ])
      }
      return requestStaffChange(
        { requester: actor, kind: 'CREATE', subject, after: { ...account }, passwordHash },
        trx
      )
    })
  }
}
