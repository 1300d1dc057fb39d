import { seedIdentity } from './reference/identity.js'
import { seedLocations } from './reference/locations.js'
import { seedDistributors } from './reference/distributors.js'
import { seedCredit } from './reference/credit.js'
import { seedRegistration } from './reference/registration.js'
import { seedNotifications } from './reference/notifications.js'
import { seedOrders } from './reference/orders.js'

/** Data that every installation needs: roles, places, offers. Existing rows are left as they are. */
export const seedReferenceData = async (): Promise<void> => {
  await seedLocations()
  await seedDistributors()
  await seedIdentity()
  await seedCredit()
  await seedRegistration()
  await seedOrders()
  await seedNotifications()
}
