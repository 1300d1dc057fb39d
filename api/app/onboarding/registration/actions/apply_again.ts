import { isRefused } from '#contracts/refusal'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { jalaliDate } from '#app/platform/time/jalali'
import { setting } from '#app/reference/settings/settings'
import { inquiriesOf } from '../domain/inquiry.js'
import { kycAfterReopening } from '../domain/kyc.js'
import { reapplyFrom } from '../domain/refusal.js'
import { messages } from '../i18n/fa.js'
import { lockRegistrationOf } from '../steps/lock_registration.js'
import { askInquiries } from '../inquiries.js'

/**
 * Opens a refused file again, on its owner's word: the papers stand, the score is asked for anew, and an
 * amount may be chosen and paid for again.
 */
export default class ApplyAgain {
  /** @throws Conflict where nothing is refused or the fee is not back yet, BusinessRule before the day that the refusal named */
  async execute({ actor, plan }: { actor: CustomerActor; plan: unknown }): Promise<void> {
    await transaction(async (trx) => {
      const file = await lockRegistrationOf(actor, plan, trx)
      if (!isRefused(file.kycStep)) throw new Conflict(messages.notRefused)
      const { refused_at: refusedAt } = await trx
        .from('registrations')
        .where('id', file.id)
        .select('refused_at')
        .firstOrFail()
      const from = refusedAt && reapplyFrom(refusedAt, await setting('reapplyAfterDays', trx))
      if (from && from > clock.today()) {
        throw new BusinessRule(messages.reapplyFrom(jalaliDate(from)))
      }
      const unreturned = await trx
        .from('registration_fees')
        .where({ registration_id: file.id, status: 'PAID' })
        .first()
      if (unreturned) throw new Conflict(messages.feeNotBackYet)
      const after = { kycStep: kycAfterReopening(file), bankStatus: 'START' }
      const now = clock.businessNow().toJSDate()
      await trx.from('registrations').where('id', file.id).update({
        kyc_step: after.kycStep,
        bank_status: after.bankStatus,
        has_not_get_credit: false,
        refused_at: null,
        refusal_reason: null,
        reopened_at: now,
        updated_at: now,
      })
      if (after.kycStep === 'CREDIT_SCORE_PENDING') {
        await askInquiries(file.id, inquiriesOf.score, trx)
      }
      await audit(
        {
          actor,
          command: 'registrations.apply-again',
          subject: { type: 'registrations', id: file.id },
          before: { kycStep: file.kycStep, bankStatus: file.bankStatus },
          after,
        },
        trx
      )
    })
  }
}
