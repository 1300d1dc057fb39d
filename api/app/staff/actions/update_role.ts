import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/shared/actor'
import { transaction } from '#app/shared/database'
import { loosensRole } from '../domain/loosening.js'
import { askSecondPerson } from '../steps/ask_second_person.js'
import { checkRole, saveRole, type WantedRole } from '../steps/write_role.js'

interface Command extends WantedRole {
  actor: StaffActor
}

/** A role gains a right that guards money by two persons alone. */
export default class UpdateRole {
  /** @throws NotFound, BusinessRule (422) for the super admin's role and for rights beyond one's own */
  async execute({ actor: asker, ...role }: Command): Promise<AwaitsSecondPerson | null> {
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
