import db from '@adonisjs/lucid/services/db'
import { seedIdentity } from './demo/identity.js'
import { seedLocations } from './demo/locations.js'
import { seedDevices } from './demo/devices.js'
import { seedDistributors } from './demo/distributors.js'
import { seedCompanies } from './demo/companies.js'
import { seedContacts } from './demo/contacts.js'
import { seedCredit } from './demo/credit.js'
import { seedRegistration } from './demo/registration.js'
import { seedLateFees } from './demo/late_fees.js'
import { seedLosses } from './demo/losses.js'
import { seedOrders } from './demo/orders.js'
import { seedGoods } from './demo/goods.js'
import { seedTrade } from './demo/trade.js'
import { seedWithdrawals } from './demo/withdrawals.js'

/** The people and data of demo mode, once; running it again adds nothing. */
export const seedDemo = async (): Promise<void> => {
  await allowPastBookings()
  await seedLocations()
  await seedDistributors()
  await seedIdentity()
  await seedDevices()
  await seedCredit()
  await seedRegistration()
  await seedLateFees()
  await seedLosses()
  await seedOrders()
  await seedTrade()
  await seedGoods()
  await seedWithdrawals()
  await seedCompanies()
  await seedContacts()
}

/** The demo's people have a past, which the ledger refuses everywhere else. */
const pastDaysMax = 400

const allowPastBookings = async (): Promise<void> => {
  await db.connection('owner').rawQuery(
    `insert into ledger.clock_tolerance (days_max) values (?)
       on conflict (id) do update set days_max = excluded.days_max`,
    [pastDaysMax]
  )
}
