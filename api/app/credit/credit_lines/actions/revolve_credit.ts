import { inject } from '@adonisjs/core'
import type { CreditPreview } from '#contracts/credit'
import { creditRevolved } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { creditPreviews } from '../i18n/previews.js'
import { lockLine, type LineName } from '../steps/lock_line.js'

interface RevolveCommand extends LineName {
  actor: StaffActor
  reason: string
  isDryRun?: boolean
}

export interface Revolved {
  used: number
  outstanding: number
  freed: number
}

/** One snapshot: concurrent payments change both figures alike. */
const standing = `
  select account.balance as used, (
           select coalesce(sum(installment.amount - installment.paid_amount
                             - installment.reversed_amount), 0)::bigint
             from credit_lines_installments installment join credit_lines_invoices orders on orders.id = installment.order_id
            where orders.owner_type = line.owner_type and orders.owner_id = line.owner_id
              and orders.plan = line.plan
              and orders.status not in ('CANCELED', 'TEST') and installment.write_off_id is null
         ) as outstanding
    from credit_lines line join ledger_accounts account on account.id = line.account_id
   where line.id = ?`

/** Frees used credit that no installment owes. */
@inject()
export default class RevolveCredit {
  constructor(private ledger: Ledger) {}

  execute({ actor, reason, isDryRun, ...name }: RevolveCommand) {
    return transaction(async (trx): Promise<Revolved | CreditPreview> => {
      const { id, accountId } = await lockLine(name, trx)
      const [{ used, outstanding }] = await prepared<Omit<Revolved, 'freed'>>(
        'revolve_standing',
        standing,
        [id],
        trx
      )
      if (outstanding > used) throw new Conflict(messages.owesMore)
      const freed = used - outstanding
      if (isDryRun) return preview(used, freed)
      const correction = newId()
      if (freed > 0) {
        await this.ledger.post(
          'CREDIT_REVOLVED',
          creditRevolved(accountId, freed),
          { type: 'credit-line', id },
          trx,
          `CREDIT_REVOLVED:${correction}`
        )
      }
      const subject = { type: 'credit-lines', id }
      const line = { actor, command: 'credit.revolve' as const, subject, reason }
      await audit({ ...line, before: { used }, after: { used: outstanding, freed } }, trx)
      return { used: outstanding, outstanding, freed }
    })
  }
}

const preview = (used: number, amount: number): CreditPreview => ({
  status: 'WOULD_DO',
  message: amount > 0 ? creditPreviews.revolve(amount) : creditPreviews.nothingToRevolve,
  amounts: { used: used - amount, amount },
})
