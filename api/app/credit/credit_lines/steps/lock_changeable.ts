import { refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import type { Owner } from '#contracts/owners'
import type { CreditApplication } from '#app/people/owners/files'
import { prepared, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, Conflict, InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockLine, type LineName } from './lock_line.js'

/** With its file; rials. */
export interface ChangeableLine {
  id: string
  accountId: string
  file: CreditApplication
  owner: Owner
  /** Current limit and repayment target. */
  limit: number
  wantedLimit: number
  used: number
  held: number
  /** Chosen and paid; null without packages. */
  packageAmount: number | null
  isClosed: boolean
}

const sql = `
  select account.credit_limit as "limit", coalesce(account.target_limit, account.credit_limit) as "wantedLimit",
         account.balance as used, account.held, (
           select package.amount from chosen_packages package
            where package.registration_id = ? and package.status = 'ENABLED') as "packageAmount",
         exists (select from credit_blocks block
                  where block.line_id = line.id and block.reason = 'WRITTEN_OFF') as "isClosed"
    from credit_lines line join ledger_accounts account on account.id = line.account_id
   where line.id = ?`

/** @throws NotFound, Conflict without credit */
export const lockChangeable = async (name: LineName, trx: Trx): Promise<ChangeableLine> => {
  const { id, accountId, owner, file } = await lockLine(name, trx)
  const [line] = await prepared<Omit<ChangeableLine, 'id' | 'accountId' | 'file' | 'owner'>>(
    'changeable_line',
    sql,
    [file.registrationId, id],
    trx
  )
  return { id, accountId, owner, file, ...line }
}

/**
 * Lowering stays possible.
 * @throws Listed
 */
export const refuseRaise = async (
  limit: number,
  { owner, wantedLimit }: ChangeableLine,
  trx: Trx
): Promise<void> => {
  if (limit > wantedLimit) await refuseListedOwner('LIMIT', owner, trx)
}

/**
 * At most the paid choice.
 * @throws InvalidFields (limit), Conflict for a written-off line, AlreadyProcessed for the same limit
 */
export const refuseLimit = (limit: number, line: ChangeableLine): void => {
  const refuse = (rule: string, message: string) => {
    throw new InvalidFields([{ field: 'limit', rule, message }])
  }
  if (limit <= 0) refuse('min', messages.zeroAmount)
  if (line.packageAmount !== null && limit > line.packageAmount)
    refuse('max', messages.abovePackage)
  if (line.isClosed && limit > line.wantedLimit) throw new Conflict(messages.writtenOff)
  if (limit === line.wantedLimit) throw new AlreadyProcessed(messages.sameLimit)
}
