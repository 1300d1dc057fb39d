import { lockRegistration, type RegistrationRow } from '#app/registration/queries/registration_of'
import { prepared, type Trx } from '#app/shared/database'
import { Conflict, InvalidFields, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** Which line a staff command means. */
export interface LineName {
  registrationId?: string
  creditLineId?: string
}
export interface LockedLine {
  registration: RegistrationRow
  id: string
  accountId: string
  userId: string
}

const registrationOfLine = `
  select r.id from credit_lines line
    join registrations r on r.user_id = line.owner_id and r.plan = line.plan
   where line.owner_type = 'PERSON' and line.id = ?`

const lineOfOwner = `
  select id, account_id as "accountId", owner_id as "userId" from credit_lines
   where owner_type = 'PERSON' and owner_id = ? and plan = ? for update`

/**
 * Locks the registration and then its line, in the order of an allocation, so that suspending and
 * allocating see each other.
 * @throws NotFound, Conflict while no credit is allocated
 */
export const lockLine = async (name: LineName, trx: Trx): Promise<LockedLine> => {
  const registration = await lockRegistration(await registrationId(name, trx), trx)
  const [line] = await prepared<Omit<LockedLine, 'registration'>>(
    'lock_line',
    lineOfOwner,
    [registration.userId, registration.plan],
    trx
  )
  if (!line) throw new Conflict(messages.noLine)
  return { registration, ...line }
}

const registrationId = async (name: LineName, trx: Trx): Promise<string> => {
  if (name.registrationId) return name.registrationId
  if (!name.creditLineId) {
    throw new InvalidFields([
      { field: 'registrationId', rule: 'required', message: messages.nameOneLine },
    ])
  }
  const [row] = await prepared<{ id: string }>(
    'registration_of_line',
    registrationOfLine,
    [name.creditLineId],
    trx
  )
  if (!row) throw new NotFound()
  return row.id
}
