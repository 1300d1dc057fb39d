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
  installmentNotices,
  repaymentNotice,
  type InstallmentNotice,
  type RepaymentNotice,
} from './queries/installment_notice.js'

type Reminder = 'installment-soon' | 'installment-due' | (typeof toldOfLine.pastDue)[LineStanding]

const reminderTemplate = (days: number, standing: LineStanding): Reminder => {
  if (days < 0) return 'installment-soon'
  return days === 0 ? 'installment-due' : toldOfLine.pastDue[standing]
}

/** The same of several debts. */
const ofSeveral = {
  'installment-soon': 'installments-soon',
  'installment-due': 'installments-due',
  'installment-past-due': 'installments-past-due',
  'installment-past-due-blocked': 'installments-past-due-blocked',
  'installment-past-due-held': 'installments-past-due-held',
} as const satisfies Record<Reminder, TemplateName>

const reminderText = (template: Reminder, notices: readonly InstallmentNotice[]) => {
  const amount = grouped(notices.reduce((sum, { remaining }) => sum + remaining, 0))
  const [notice] = notices as [InstallmentNotice]
  const params = { amount, dueDate: jalaliDate(notice.dueDate) }
  return notices.length > 1
    ? { template: ofSeveral[template], params: { ...params, count: String(notices.length) } }
    : {
        template,
        params: {
          ...params,
          number: numberInSms(notice),
          distributor: notice.distributorName,
        },
      }
}

on('DebtsReminder', async ({ owner, dueDate, installmentIds, days }, then, trx) => {
  const notices = await installmentNotices(installmentIds, trx)
  if (notices.length === 0) return
  const reminder = reminderTemplate(days, await standingOfOwner(owner, trx))
  const total = reminder === 'installment-past-due-blocked' && grouped(await overdueOf(owner, trx))
  const { template, params } = reminderText(reminder, notices)
  await notify(
    owner,
    {
      key: `debts-reminder:${owner.type}:${owner.id}:${owner.plan}:${dueDate}:${days}`,
      template,
      params: { ...params, ...(total && { total }) },
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
