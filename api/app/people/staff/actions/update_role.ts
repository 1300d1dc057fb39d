import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { loosensRole } from '../domain/loosening.js'
import { requestStaffChange } from '../steps/request_staff_change.js'
import { checkRole, saveRole, type WantedRole } from '../steps/write_role.js'

interface Command extends WantedRole {
  actor: StaffActor
}

/** A role gains a right that guards money by two persons alone. */
export default class UpdateRole {
  /** @throws NotFound, BusinessRule (422) for the super admin's role and for rights beyond one's own */
  async execute({ actor, ...role }: Command): Promise<AwaitsSecondPerson | null> {
    return transaction(async (trx) => {
      const held = await checkRole({ requester: actor }, role, trx)
      if (loosensRole(held, role.permissions)) {
        const { key: subject, permissions } = role
        const [before, after] = [{ permissions: held }, { permissions }]
        return requestStaffChange(
          { requester: actor, kind: 'UPDATE_ROLE', subject, before, after },
          trx
        )
      }
      await saveRole({ requester: actor }, held, role, trx)
      return null
    })
  }
}
