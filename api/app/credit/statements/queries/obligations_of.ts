import { creditReminderDays } from '#contracts/registration'
import { platformFeeOf } from '#contracts/credit'
import { renewsCredit, type Plan } from '#contracts/plans'
import type { FeeRefusal } from '#app/credit/credit_lines/domain/fee_basis'
import { creditLineOf, type CreditLine } from '#app/credit/credit_lines/queries/credit_line'
import { feeDue } from '#app/credit/credit_lines/queries/fee_detail'
import { owedByOwner } from '#app/credit/installments/queries/owed_by_owner'
import { fileOf, type CreditApplication } from '#app/people/owners/files'
import { setting } from '#app/reference/settings/settings'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { daysBetween } from '#app/platform/time/jalali'
import { refusalOfClearance } from '../domain/clearance.js'
import { timelineOf, type Obligations, type Owing } from '../domain/obligations.js'
import { obligationTitles as titles } from '../i18n/fa.js'
import type { Books } from './books.js'
import { openDebts, openInvoices, openLateFees } from './owed_goods.js'

/** Not payable yet: future cost and end. */
const renewalAhead = async ({ id, limit, expiresOn }: CreditLine): Promise<Owing> => ({
  kind: 'RENEWAL',
  id,
  title: titles.renewal,
  amount: platformFeeOf(limit, await setting('vatRatePpm')).totalAmount,
  dueDate: expiresOn,
  // The bank grants it first.
  ifPaidToday: { amount: 0, freesCredit: 0 },
})

/** No grant yet, and the year is ending; some plans have one year only. */
const isYearEnding = (
  plan: Plan,
  refusal: FeeRefusal,
  { expiresOn, isExpired }: CreditLine,
  today: string
): boolean =>
  renewsCredit(plan) &&
  (refusal === 'NOT_RENEWED' ||
    // After the end, the paid fee is the next year's.
    (refusal === 'ALREADY_PAID' &&
      !isExpired &&
      daysBetween(today, expiresOn) <= creditReminderDays))

const fees = async (
  file: CreditApplication,
  line: CreditLine | null,
  today: string
): Promise<Owing[]> => {
  const due = await feeDue(file)
  if ('refusal' in due)
    return line && isYearEnding(file.owner.plan, due.refusal, line, today)
      ? [await renewalAhead(line)]
      : []
  const { totalAmount: amount, creditYear } = due
  const ifPaidToday = { amount, freesCredit: 0 }
  if (!line) {
    const { id } = file
    return [
      { kind: 'PLATFORM_FEE', id, title: titles.initialFee, amount, dueDate: null, ifPaidToday },
    ]
  }
  const { id, expiresOn: dueDate } = line
  return creditYear > line.creditYear
    ? [{ kind: 'RENEWAL', id, title: titles.renewal, amount, dueDate, ifPaidToday }]
    : [{ kind: 'PLATFORM_FEE', id, title: titles.yearlyFee, amount, dueDate: null, ifPaidToday }]
}

/**
 * api-person "Wallet, statement, timeline"
 * @throws NotFound for a foreign plan, BusinessRule for one not chosen
 */
export const obligationsOf = async (
  customer: CustomerActor,
  plan: unknown
): Promise<Obligations> => {
  const file = await fileOf(customer, plan)
  const { owner } = file
  const today = clock.today()
  const books = { owner, cardHolder: null }
  const line = await creditLineOf(owner)
  const timeline = timelineOf(
    [
      ...(await openDebts(books)),
      ...(await openLateFees(books)),
      ...(await openInvoices(owner, line?.isExpired ? 'WALLET' : 'CREDIT', today)),
      ...(await fees(file, line, today)),
    ],
    today
  )
  const { hasFraud } = await owedByOwner(owner)
  return { ...timeline, isClear: refusalOfClearance(line, timeline.totals, hasFraud) === null }
}

/** Cards pay at once: no invoices; fees are the company's. */
export const obligationsOfHolder = async (books: Books): Promise<Obligations> => ({
  ...timelineOf([...(await openDebts(books)), ...(await openLateFees(books))], clock.today()),
  isClear: false,
})
