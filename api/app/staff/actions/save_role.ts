import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/shared/actor'
import { transaction } from '#app/shared/database'
import { loosensRole } from '../domain/loosening.js'
import { askSecondPerson } from '../steps/ask_second_person.js'
import {
  checkNewRole,
  checkRole,
  createRole,
  saveRole,
  type WantedRole,
} from '../steps/write_role.js'

interface Command extends WantedRole {
  staff: StaffActor
}

/** Roles are data. A role gains a right that guards money by two persons alone. */
export default class SaveRole {
  /** @throws InvalidFields (422) when there is such a role, BusinessRule for rights beyond one's own */
  async create({ staff: asker, ...role }: Command): Promise<AwaitsSecondPerson | null> {
    return transaction(async (trx) => {
      await checkNewRole({ asker }, role, trx)
      if (loosensRole([], role.permissions)) {
        const { key: subject, permissions } = role
        return askSecondPerson({ asker, kind: 'CREATE_ROLE', subject, after: { permissions } }, trx)
      }
      await createRole({ asker }, role, trx)
      return null
    })
  }

  /** @throws NotFound, BusinessRule (422) for the super admin's role and for rights beyond one's own */
  async update({ staff: asker, ...role }: Command): Promise<AwaitsSecondPerson | null> {
    return transaction(async (trx) => {
      const held = await checkRole({ asker }, role, trx)
      if (loosensRole(held, role.permissions)) {
        const { key: subject, permissions } = role
        const [before, after] = [{ permissions: held }, { permissions }]
        return askSecondPerson({ asker, kind: 'UPDATE_ROLE', subject, before, after }, trx)
      }
      await saveRole({ asker }, held, role, trx)
      return null
    })
  }
}
