import type { StaffActor } from '#app/shared/actor'
import { transaction } from '#app/shared/database'
import { InvalidFields } from '#app/shared/errors'
import { hashPassword, openStaffAccount } from '#app/identity/queries/open_staff_account'
import { messages } from '../i18n/fa.js'
import { checkPosition, type Position } from '../queries/staff_rules.js'

interface Command extends Position {
  staff: StaffActor
  username: string
  fullName: string
  password: string
}

/** Opens the account of a member of staff or of a distributor's user. @throws InvalidFields (422) */
export default class CreateStaff {
  /** @returns the id */
  async execute({ staff, username, fullName, password, ...position }: Command) {
    const passwordHash = await hashPassword(password)
    return transaction(async (trx) => {
      await checkPosition(staff, position, trx)
      const account = { username, fullName, passwordHash, ...position }
      const id = await openStaffAccount(account, staff, trx)
      if (id !== null) return id
      throw new InvalidFields([
        { field: 'username', rule: 'unique', message: messages.usernameTaken },
      ])
    })
  }
}
