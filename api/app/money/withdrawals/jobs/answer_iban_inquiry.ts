import app from '@adonisjs/core/services/app'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import { askIbanOwnership } from '../adapters/ask_iban_ownership.js'
import { messages } from '../i18n/fa.js'
import GiveBack from '../steps/give_back.js'
import { lockWithdrawal } from '../steps/lock_withdrawal.js'

const sql = `
  select withdrawal.iban, coalesce(company.national_id, person.national_code) as "nationalId"
    from withdrawals withdrawal
    left join companies_files company on company.id = withdrawal.owner_id
    left join identity_people person on person.id = withdrawal.owner_id
   where withdrawal.id = ? and withdrawal.iban_answer = 'PENDING'`

/** Asks outside any transaction. Somebody else's account ends the withdrawal; UNKNOWN waits for staff. adr/0043 */
export const answerIbanInquiry = defineJob<{ withdrawalId: string }>({
  name: 'withdrawals.answer-inquiry',
  async run({ withdrawalId: id }) {
    const [asked] = await prepared<{ iban: string; nationalId: string | null }>(
      'iban_inquiry',
      sql,
      [id]
    )
    if (!asked) return
    const { answer, detail } = await askIbanOwnership(asked.iban, asked.nationalId)
    const giveBack = await app.container.make(GiveBack)
    await transaction(async (trx) => {
      const withdrawal = await lockWithdrawal(id, trx)
      if (withdrawal.ibanAnswer !== 'PENDING') return
      await trx
        .from('withdrawals')
        .where({ id })
        .update({
          iban_answer: answer,
          iban_detail: JSON.stringify(detail),
          iban_answered_at: clock.businessNow().toJSDate(),
        })
      if (answer !== 'MISMATCHED' || withdrawal.status !== 'REQUESTED') return
      const reason = messages.notTheirs
      const end = { status: 'CANCELED', by: 'INQUIRY', reason } as const
      await giveBack.execute(withdrawal, end, trx)
      await audit(
        {
          actor: system('iban-ownership'),
          command: 'withdrawals.refuse',
          subject: { type: 'withdrawals', id },
          before: { status: withdrawal.status },
          after: { status: 'CANCELED' },
          reason,
        },
        trx
      )
    })
  },
})
