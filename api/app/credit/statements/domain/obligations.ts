import { debtKinds, type ObligationKind } from '#contracts/statements'
import { daysBetween } from '#app/platform/time/jalali'

/** Rials that paying today takes, and the credit that it frees at once. */
export interface IfPaidToday {
  amount: number
  freesCredit: number
}

export interface Obligation {
  kind: ObligationKind
  /** Of the installment, the invoice or the credit line that it is paid with. */
  id: string
  title: string
  amount: number
  /** What the owner disputes of it: in `amount` again once the dispute has ended otherwise than accepted. */
  disputedAmount: number
  /** The last day in Tehran; null where none is set. */
  dueDate: string | null
  /** Days from today to it; negative once it has passed. */
  daysLeft: number | null
  isPastDue: boolean
  ifPaidToday: IfPaidToday
}

export interface ObligationTotals {
  owedAmount: number
  pastDueAmount: number
  /** Disputed, and in none of the other sums. */
  disputedAmount: number
  /** Whatever of the list can be paid now, offers too. */
  amount: number
  ifPaidToday: IfPaidToday
}

export interface Obligations {
  items: Obligation[]
  totals: ObligationTotals
}

/** What a source knows of one obligation; the days are counted here. */
export type Owing = Omit<Obligation, 'daysLeft' | 'isPastDue' | 'disputedAmount'> &
  Partial<Pick<Obligation, 'disputedAmount'>>

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What waits for another is told of, and not paid: a year for the bank, a company's invoice for its signatories. */
const isPayable = ({ ifPaidToday }: Obligation): boolean => ifPaidToday.amount > 0

/** What has no day comes last; of one day, debts come before offers. */
const byDay = (one: Obligation, other: Obligation): number => {
  const [day, otherDay] = [one.dueDate ?? '9999', other.dueDate ?? '9999']
  if (day !== otherDay) return day < otherDay ? -1 : 1
  return Number(debtKinds.includes(other.kind)) - Number(debtKinds.includes(one.kind))
}

/** One line of time: the oldest day first, with totals that are the sums of what is shown. */
export const timelineOf = (owing: readonly Owing[], today: string): Obligations => {
  const items = owing
    .filter(({ amount }) => amount > 0)
    .map(({ disputedAmount = 0, ...one }): Obligation => {
      const daysLeft = one.dueDate === null ? null : daysBetween(today, one.dueDate)
      return { ...one, disputedAmount, daysLeft, isPastDue: daysLeft !== null && daysLeft < 0 }
    })
    .sort(byDay)
  const debts = items.filter(({ kind }) => debtKinds.includes(kind))
  return {
    items,
    totals: {
      owedAmount: sum(debts.map(({ amount }) => amount)),
      pastDueAmount: sum(debts.filter(({ isPastDue }) => isPastDue).map(({ amount }) => amount)),
      disputedAmount: sum(owing.map(({ disputedAmount = 0 }) => disputedAmount)),
      amount: sum(items.filter(isPayable).map(({ amount }) => amount)),
      ifPaidToday: {
        amount: sum(items.map(({ ifPaidToday }) => ifPaidToday.amount)),
        freesCredit: sum(items.map(({ ifPaidToday }) => ifPaidToday.freesCredit)),
      },
    },
  }
}
