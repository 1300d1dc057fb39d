import type { LineStanding } from '#contracts/line_standing'
import { toldOfLine } from '#app/credit/credit_lines/domain/told_of_line'
import { standingOfOwner } from '#app/credit/credit_lines/queries/line_standing'
import { numberInSms } from '#app/people/notifications/domain/number_in_sms'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import { overdueOf } from './queries/overdue_of.js'
import {
  installmentNotice,
  repaymentNotice,
  type RepaymentNotice,
} from './queries/installment_notice.js'

const reminderTemplate = (days: number, standing: LineStanding): TemplateName => {
  if (days < 0) return 'installment-soon'
  return days === 0 ? 'installment-due' : toldOfLine.pastDue[standing]
}

on('InstallmentReminder', async ({ installmentId, days }, then, trx) => {
  const notice = await installmentNotice(installmentId, trx)
  if (!notice) return
  const owner = { ...notice.owner, plan: notice.plan }
  const template = reminderTemplate(days, await standingOfOwner(owner, trx))
  const total = template === 'installment-past-due-blocked' && grouped(await overdueOf(owner, trx))
  await notify(
    notice.owner,
    {
      key: `installment-reminder:${installmentId}:${days}`,
      template,
      params: {
        number: numberInSms(notice),
        distributor: notice.distributorName,
        amount: grouped(notice.remaining),
        dueDate: jalaliDate(notice.dueDate),
        ...(total && { total }),
      },
    },
    then,
    trx
  )
})

/** Fully, partly or not freed as credit. */
const paidText = ({ amount, freed, remaining }: RepaymentNotice, standing: LineStanding) => {
  const params = { amount: grouped(amount), remaining: grouped(remaining) }
  if (freed === amount) return { template: toldOfLine.repaid[standing], params }
  const template = toldOfLine.repaidInPart[standing]
  return { template, params: { ...params, freed: grouped(freed) } }
}

on('RepaymentTaken', async ({ repaymentId }, then, trx) => {
  const notice = await repaymentNotice(repaymentId, trx)
  const standing = await standingOfOwner({ ...notice.owner, plan: notice.plan }, trx)
  await notify(
    notice.owner,
    {
      key: `repayment-paid:${repaymentId}`,
      ...paidText(notice, standing),
    },
    then,
    trx
  )
})
