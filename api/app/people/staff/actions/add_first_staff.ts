import { system } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { hashPassword, openStaffAccount } from '../steps/open_staff_account.js'

interface FirstStaff {
  username: string
  fullName: string
  role: string
  password: string
}

/** Adds a member of staff from the operator's console, where nobody is signed in yet. */
export default class AddFirstStaff {
  async execute({ username, fullName, role, password }: FirstStaff) {
    const passwordHash = await hashPassword(password)
    return transaction(async (trx) => {
      if (!(await trx.from('roles').where({ key: role }).first())) return 'NO_SUCH_ROLE'
      const account = {
        username: username.trim().toLowerCase(),
        fullName,
        passwordHash,
        role,
        distributorId: null,
        branchId: null,
      }
      const id = await openStaffAccount(account, system('console'), trx)
      return id === null ? 'TAKEN' : 'CREATED'
    })
  }
}
