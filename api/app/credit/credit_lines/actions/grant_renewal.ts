import { recordingHits, refuseListedOwner } from '#app/people/blacklists/steps/refuse_listed'
import { platformFeeOf, type CreditPreview, type RenewalRefusal } from '#contracts/credit'
import type { Owner } from '#contracts/owners'
import { renewsCredit } from '#contracts/plans'
import { creditReminderDays } from '#contracts/registration'
import { setting } from '#app/reference/settings/settings'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { addJalaliYear, daysBetween } from '#app/platform/time/jalali'
import { messages } from '../i18n/fa.js'
import { creditPreviews } from '../i18n/previews.js'
import { lockLine } from '../steps/lock_line.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    RenewalGranted: { lineId: string; owner: Owner; creditYear: number }
  }
}

interface GrantCommand {
  actor: StaffActor
  creditLineId: string
  isDryRun?: boolean
}
interface Renewable {
  expiresOn: string
  creditYear: number
  hasRenewalCredit: boolean
  refusal: RenewalRefusal | null
  limit: number
}

const sql = `
  select line.expires_on as "expiresOn", line.credit_year as "creditYear",
         line.has_renewal_credit as "hasRenewalCredit", renewal_refusal(line.id, ?) as refusal,
         account.credit_limit as "limit"
    from credit_lines line join ledger_accounts account on account.id = line.account_id where line.id = ?`

export default class GrantRenewal {
  /**
   * @throws NotFound, AlreadyProcessed, BusinessRule (422) without renewal in the plan, with arrears, too early or for
   * a blacklisted owner
   */
  execute(command: GrantCommand) {
    return recordingHits(command.actor, () => this.#grant(command))
  }

  #grant({ actor, creditLineId, isDryRun }: GrantCommand) {
    return transaction(async (trx): Promise<{ status: 'GRANTED' } | CreditPreview> => {
      const { id, owner } = await lockLine({ creditLineId }, trx)
      const today = clock.today()
      const [line] = await prepared<Renewable>('renewable_line', sql, [today, id], trx)
      if (!renewsCredit(owner.plan)) throw new BusinessRule(messages.planHasNoRenewal)
      if (line.hasRenewalCredit) throw new AlreadyProcessed(messages.alreadyRenewed)
      if (line.refusal) throw new BusinessRule(messages.noRenewal[line.refusal])
      if (daysBetween(today, line.expiresOn) > creditReminderDays) {
        throw new BusinessRule(messages.renewalTooEarly)
      }
      await refuseListedOwner('RENEWAL', owner, trx)
      if (isDryRun) return preview(line, await setting('vatRatePpm', trx), today)
      await trx
        .from('credit_lines')
        .where({ id })
        .update({ has_renewal_credit: true, updated_at: clock.businessNow().toJSDate() })
      await audit(
        {
          actor,
          command: 'credit.grant-renewal',
          subject: { type: 'credit-lines', id },
          before: { hasRenewalCredit: false },
          after: { hasRenewalCredit: true, creditYear: line.creditYear + 1 },
        },
        trx
      )
      await publish('RenewalGranted', { lineId: id, owner, creditYear: line.creditYear + 1 }, trx)
      return { status: 'GRANTED' }
    })
  }
}

const preview = (
  { limit, expiresOn }: Renewable,
  vatRatePpm: number,
  today: string
): CreditPreview => {
  const amount = platformFeeOf(limit, vatRatePpm).totalAmount
  const until = addJalaliYear(expiresOn > today ? expiresOn : today)
  return {
    status: 'WOULD_DO',
    message: creditPreviews.grantRenewal(until, amount),
    amounts: { limit, amount },
  }
}
