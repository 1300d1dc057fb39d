import type { Owner } from '#contracts/owners'
import type { RegistrationRow } from '#app/registration/queries/registration_of'
import { lockRegistration } from '#app/registration/steps/lock_registration'
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
  owner: Owner
}

const registrationOfLine = `
  select r.registration_id as id from credit_lines line
    join owner_plans r on r.owner_type = line.owner_type and r.owner_id = line.owner_id
     and r.plan = line.plan
   where line.id = ?`

const lineOfOwner = `
  select id, account_id as "accountId" from credit_lines
   where owner_type = ? and owner_id = ? and plan = ? for update`

/**
 * Locks the registration and then its line, in the order of an allocation, so that suspending and
 * allocating see each other.
 * @throws NotFound, Conflict while no credit is allocated
 */
export const lockLine = async (name: LineName, trx: Trx): Promise<LockedLine> => {
  const registration = await lockRegistrationOfLine(name, trx)
  const { owner } = registration
  const [line] = await prepared<Pick<LockedLine, 'id' | 'accountId'>>(
    'lock_line',
    lineOfOwner,
    [owner.type, owner.id, owner.plan],
    trx
  )
  if (!line) throw new Conflict(messages.noLine)
  return { registration, owner, ...line }
}

/** The registration alone, for whoever locks invoices before the line. @throws NotFound */
export const lockRegistrationOfLine = async (name: LineName, trx: Trx): Promise<RegistrationRow> =>
  lockRegistration(await registrationId(name, trx), trx)

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
