import type { AwaitsSecondPerson } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { loosensRole } from '../domain/loosening.js'
import { requestStaffChange } from '../steps/request_staff_change.js'
import { checkNewRole, createRole, type WantedRole } from '../steps/write_role.js'

interface Command extends WantedRole {
  actor: StaffActor
}

/** Roles are data. A role gets a right that guards money by two persons alone. */
export default class CreateRole {
  /** @throws InvalidFields (422) when there is such a role, BusinessRule for rights beyond one's own */
  async execute({ actor, ...role }: Command): Promise<AwaitsSecondPerson | null> {
    return transaction(async (trx) => {
      await checkNewRole({ requester: actor }, role, trx)
      if (loosensRole([], role.permissions)) {
        const { key: subject, permissions } = role
        return requestStaffChange(
          { requester: actor, kind: 'CREATE_ROLE', subject, after: { permissions } },
          trx
        )
      }
      await createRole({ requester: actor }, role, trx)
      return null
    })
  }
}
