import hash from '@adonisjs/core/services/hash'
import { system } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { newId } from '#app/shared/ids'

interface NewStaff {
  username: string
  fullName: string
  role: string
  password: string
}

/** Adds a member of staff from the operator's console. */
export default class CreateStaff {
  async execute({ username, fullName, role, password }: NewStaff) {
    const password_hash = await hash.make(password)
    return transaction(async (trx) => {
      if (!(await trx.from('roles').where({ key: role }).first())) return 'NO_SUCH_ROLE'
      const id = newId()
      const at = clock.systemNow().toJSDate()
      const created: unknown[] = await trx
        .knexQuery()
        .insert({
          id,
          username: username.trim().toLowerCase(),
          password_hash,
          full_name: fullName,
          role,
          created_at: at,
          updated_at: at,
        })
        .into('staff_users')
        .onConflict('username')
        .ignore()
        .returning('id')
      if (created.length === 0) return 'TAKEN'
      await audit(
        {
          actor: system('console'),
          command: 'staff.create',
          subject: { type: 'staff', id },
          after: { username, fullName, role },
        },
        trx
      )
      return 'CREATED'
    })
  }
}
