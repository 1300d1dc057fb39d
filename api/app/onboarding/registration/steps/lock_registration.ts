import type { Plan } from '#contracts/plans'
import { planNotChosen } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import {
  ownedBy,
  personPlanOf,
  registrationColumns,
  registrationSql,
  type OwnedRow,
  type RegistrationRow,
} from '../queries/registration_of.js'

/** As `registrationIn`, locked until the transaction ends. */
export const lockRegistrationIn = async (
  userId: string,
  plan: Plan,
  trx: Trx
): Promise<RegistrationRow | null> => {
  const [row] = await prepared<OwnedRow>(
    'lock_registration_of',
    `${registrationSql} for update`,
    [userId, plan],
    trx
  )
  return row ? ownedBy(row) : null
}

/** As `registrationOf`, locked until the transaction ends. */
export const lockRegistrationOf = async (
  customer: CustomerActor,
  plan: unknown,
  trx: Trx
): Promise<RegistrationRow> => {
  const registration = await lockRegistrationIn(customer.id, personPlanOf(customer, plan), trx)
  if (!registration) throw planNotChosen()
  return registration
}

/** Any registration by its id, locked; for commands of staff and for jobs. @throws NotFound */
export const lockRegistration = async (id: string, trx: Trx): Promise<RegistrationRow> => {
  const [row] = await prepared<OwnedRow>(
    'lock_registration',
    `select ${registrationColumns} from registrations where id = ? for update`,
    [id],
    trx
  )
  if (!row) throw new NotFound()
  return ownedBy(row)
}
