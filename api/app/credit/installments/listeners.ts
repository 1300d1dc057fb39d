import { numberInSms } from '#app/people/notifications/domain/number_in_sms'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import {
  installmentNotice,
  repaymentNotice,
  type RepaymentNotice,
} from './queries/installment_notice.js'

const reminderTemplate = (days: number): TemplateName => {
  if (days < 0) return 'installment-soon'
  return days === 0 ? 'installment-due' : 'installment-past-due'
}

on('InstallmentReminder', async ({ installmentId, days }, then, trx) => {
  const notice = await installmentNotice(installmentId, trx)
  if (!notice) return
  await notify(
    notice.owner,
    {
      key: `installment-reminder:${installmentId}:${days}`,
      template: reminderTemplate(days),
      params: {
        number: numberInSms(notice),
        distributor: notice.distributorName,
        amount: grouped(notice.remaining),
        dueDate: jalaliDate(notice.dueDate),
      },
    },
    then,
    trx
  )
})

/** All of it came free as credit, or not all. */
const paidText = ({ amount, freed, remaining }: RepaymentNotice) => {
  const params = { amount: grouped(amount), remaining: grouped(remaining) }
  if (freed === amount) return { template: 'repayment-paid', params } as const
  const inPart = { ...params, freed: grouped(freed) }
  return { template: 'repayment-paid-in-part-freed', params: inPart } as const
}

on('RepaymentTaken', async ({ repaymentId }, then, trx) => {
  const notice = await repaymentNotice(repaymentId, trx)
  await notify(
    notice.owner,
    {
      key: `repayment-paid:${repaymentId}`,
      ...paidText(notice),
    },
    then,
    trx
  )
})
