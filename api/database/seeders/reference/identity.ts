import ShipRoles from '#app/people/staff/actions/ship_roles'

/** The shipped roles, with what this version changed in them. */
export const seedIdentity = (): Promise<void> => new ShipRoles().execute()
