import {
  refusalToDraw,
  type DrawableLine,
  type LineRefusal,
  type RenewalRefusal,
} from '#contracts/credit'
import type { Owner } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'

export interface CreditLine {
  id: string
  accountId: string
  limit: number
  used: number
  held: number
  left: number
  /** Last day, `YYYY-MM-DD` in Tehran. */
  expiresOn: string
  /** Running or last year; the first is 1. */
  creditYear: number
  isBlocked: boolean
  isExpired: boolean
  /** For this year. */
  isFeePaid: boolean
  hasRenewalCredit: boolean
  /** Paid; the signature is missing. */
  isNextFeePaid: boolean
  renewalRefusal: RenewalRefusal | null
}

const sql = `
  select line.id, line.account_id as "accountId", line.expires_on as "expiresOn",
         line.credit_year as "creditYear", line.has_renewal_credit as "hasRenewalCredit",
         account.credit_limit as "limit", account.balance as used, account.held,
         account.credit_limit - account.balance - account.held as "left",
         exists (select from credit_blocks block where block.line_id = line.id) as "isBlocked",
         line.expires_on < ? as "isExpired",
         fee_is_active(line.owner_type, line.owner_id, line.plan, line.expires_on, ?) as "isFeePaid",
         exists (
           select from platform_fees next
            where next.owner_type = line.owner_type and next.owner_id = line.owner_id
              and next.plan = line.plan and next.credit_year = line.credit_year + 1
              and next.status <> 'REFUNDED') as "isNextFeePaid",
         renewal_refusal(line.id, ?) as "renewalRefusal"
    from credit_lines line
    join ledger_accounts account on account.id = line.account_id
   where line.owner_type = ? and line.owner_id = ? and line.plan = ?`

/** Null without credit. */
export const creditLineOf = async (owner: Owner, client?: Client): Promise<CreditLine | null> => {
  const today = clock.today()
  const [line] = await prepared<CreditLine>(
    'credit_line_of',
    sql,
    [today, today, today, owner.type, owner.id, owner.plan],
    client
  )
  return line ?? null
}

const drawable = (line: CreditLine | null): DrawableLine => ({
  allocated: line !== null,
  blocked: line?.isBlocked ?? false,
  expired: line?.isExpired ?? false,
  feePaid: line?.isFeePaid ?? false,
  left: line?.left ?? 0,
})

/** Null when the amount can be drawn today. */
export const lineRefusal = (line: CreditLine | null, amount: number): LineRefusal | null =>
  refusalToDraw(drawable(line), amount)
