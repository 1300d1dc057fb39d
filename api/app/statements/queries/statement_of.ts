import { DateTime } from 'luxon'
import { statementMovementsMax } from '#contracts/statements'
import type { Owner } from '#contracts/owners'
import type { Plan } from '#contracts/plans'
import { tehran, clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { refusedField } from '#app/shared/errors'
import { addDays } from '#app/shared/jalali'
import { periodOf, type Period } from '../domain/period.js'
import { bodyOf, type Amounts, type Movement, type StatementBody } from '../domain/statement.js'
import { messages } from '../i18n/fa.js'

export interface Statement extends Period, StatementBody {
  plan: Plan
  holder: { name: string; phone: string }
  /** When it was made. */
  madeAt: Date
}

/** The owner's three accounts: the wallet is one for all plans. A wallet's credits make it grow. */
const posted = `
    from ledger.accounts account
    join ledger.postings posting on posting.party_id = account.id and posting.account = account.kind
    join ledger.entries entry on entry.id = posting.entry_id
   where account.owner_type = ? and account.owner_id = ?
     and ((account.kind = 'wallet' and account.plan = '')
       or (account.kind in ('credit-used', 'late-fee-receivable') and account.plan = ?))`

const sums = `
  coalesce(-sum(posting.amount) filter (where account.kind = 'wallet'), 0)::bigint as wallet,
  coalesce(sum(posting.amount) filter (where account.kind = 'credit-used'), 0)::bigint as line,
  coalesce(sum(posting.amount) filter (where account.kind = 'late-fee-receivable'), 0)::bigint as "lateFees"`

const balanceSql = `select ${sums} ${posted} and entry.business_at < ?`

/** In the order in which they were booked: each found the money that those before it had left. */
const movementsSql = `
  with moved as (
    select entry.id, entry.kind, entry.business_at, entry.booked_at, entry.source_type, entry.source_id, ${sums}
      ${posted} and entry.business_at >= ? and entry.business_at < ?
     group by entry.id)
  select moved.id, moved.kind, moved.business_at as at,
         coalesce(payment.reference_code, o.reference_number) as "referenceCode",
         o.external_id as "externalId", d.name as "distributorName",
         o.id as "orderId", repayment.id as "repaymentId",
         moved.wallet, moved.line, moved."lateFees"
    from moved
    left join payments payment on moved.source_type = 'payment' and payment.id = moved.source_id
    left join orders o on moved.source_type = 'order' and o.id = moved.source_id
    left join distributors d on d.id = o.distributor_id
    left join repayments repayment
      on moved.source_type = 'repayment' and repayment.id = moved.source_id
   order by moved.booked_at, moved.id
   limit ${statementMovementsMax + 1}`

const holderSql = `
  select coalesce(name, '') as name, phone from owners where owner_type = ? and owner_id = ?`

const midnight = (day: string): Date => DateTime.fromISO(day, { zone: tehran }).toJSDate()

/** What the accounts held before a moment of business time. */
export const balancesBefore = async (owner: Owner, moment: Date, trx: Trx): Promise<Amounts> => {
  const bindings = [owner.type, owner.id, owner.plan, moment]
  const [amounts] = await prepared<Amounts>('statement_balance', balanceSql, bindings, trx)
  return amounts
}

/**
 * Opening balance, every movement and closing balance of wallet and line, from the ledger, in one snapshot of
 * it. Days are those of business time, as everywhere a customer reads a date.
 * @throws InvalidFields for a period that none is made of
 */
export const statementOf = (owner: Owner, wanted: Partial<Period>): Promise<Statement> => {
  const { from, to } = periodOf(wanted, clock.today())
  const [begin, end] = [midnight(from), midnight(addDays(to, 1))]
  return transaction(async (trx) => {
    await trx.rawQuery('set transaction isolation level repeatable read read only')
    const opening = await balancesBefore(owner, begin, trx)
    const closing = await balancesBefore(owner, end, trx)
    const bindings = [owner.type, owner.id, owner.plan, begin, end]
    const movements = await prepared<Movement>('statement_movements', movementsSql, bindings, trx)
    if (movements.length > statementMovementsMax) {
      throw refusedField('to', messages.tooManyMovements)
    }
    const [holder] = await prepared<Statement['holder']>(
      'statement_holder',
      holderSql,
      [owner.type, owner.id],
      trx
    )
    const madeAt = clock.businessNow().toJSDate()
    const head = { plan: owner.plan, holder, from, to, madeAt }
    return { ...head, ...bodyOf({ opening, closing }, movements) }
  })
}
