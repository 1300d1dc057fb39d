import { personPlans } from '#contracts/plans'
import { registerApplicationStore } from '#app/people/owners/files'
import { registrationIn } from './queries/registration_of.js'
import { acceptRegistration, awaitCredit } from './steps/follow_credit.js'
import { lockRegistration, lockRegistrationIn } from './steps/lock_registration.js'

/** A person's file in a plan is its registration. */
registerApplicationStore('registrations', personPlans, {
  read: ({ id, plan }, client) => registrationIn(id, plan, client),
  lock: ({ id, plan }, trx) => lockRegistrationIn(id, plan, trx),
  lockById: lockRegistration,
  async feePaid(id, trx) {
    await awaitCredit(await lockRegistration(id, trx), trx)
  },
  creditGiven: acceptRegistration,
})
