import type { Owner } from '#contracts/owners'
import {
  lockFile,
  lockOwnersFile,
  type CreditApplication,
  type FileName,
} from '#app/people/owners/files'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict, InvalidFields, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

export interface LineName {
  file?: FileName
  registrationId?: string
  creditLineId?: string
}
export interface LockedLine {
  file: CreditApplication
  id: string
  accountId: string
  owner: Owner
}

const ownerOfLine = `
  select owner_type as type, owner_id as id, plan from credit_lines where id = ?`

const lineOfOwner = `
  select id, account_id as "accountId" from credit_lines
   where owner_type = ? and owner_id = ? and plan = ? for update`

/**
 * File first, as at allocation, so that both see each other.
 * @throws NotFound, Conflict without credit
 */
export const lockLine = async (name: LineName, trx: Trx): Promise<LockedLine> => {
  const file = await lockFileOfLine(name, trx)
  const { owner } = file
  const [line] = await prepared<Pick<LockedLine, 'id' | 'accountId'>>(
    'lock_line',
    lineOfOwner,
    [owner.type, owner.id, owner.plan],
    trx
  )
  if (!line) throw new Conflict(messages.noLine)
  return { file, owner, ...line }
}

/**
 * For callers that lock invoices before the line.
 * @throws NotFound
 */
export const lockFileOfLine = async (
  { file, registrationId, creditLineId }: LineName,
  trx: Trx
): Promise<CreditApplication> => {
  if (file) return lockFile(file, trx)
  if (registrationId) return lockFile({ type: 'registrations', id: registrationId }, trx)
  if (!creditLineId) {
    throw new InvalidFields([
      { field: 'registrationId', rule: 'required', message: messages.nameOneLine },
    ])
  }
  const [owner] = await prepared<Owner>('owner_of_line', ownerOfLine, [creditLineId], trx)
  if (!owner) throw new NotFound()
  return lockOwnersFile(owner, trx)
}
