import ShipRoles from '#app/staff/actions/ship_roles'

/** The shipped roles, with what this version changed in them. */
export const seedIdentity = (): Promise<void> => new ShipRoles().execute()
