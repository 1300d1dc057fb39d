import { openStaffAccount } from './open_staff_account.js'
import type { Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { keepAccountChange } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import type { StaffPosition } from '../domain/position.js'
import { askedBy, effectiveActor, type StaffChange } from './change.js'

export interface NewStaff extends StaffPosition {
  username: string
  fullName: string
}

/** @returns the account's id @throws InvalidFields (422) for a name that somebody has */
export const openAccount = async (
  change: StaffChange,
  account: NewStaff & { passwordHash: string },
  trx: Trx
): Promise<string> => {
  const id = await openStaffAccount(account, effectiveActor(change), trx, askedBy(change))
  if (id === null) {
    throw new InvalidFields([
      { field: 'username', rule: 'unique', message: messages.usernameTaken },
    ])
  }
  await keepAccountChange('MADE', { staffId: id }, change.requester, trx)
  return id
}
