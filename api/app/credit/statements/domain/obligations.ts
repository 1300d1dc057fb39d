import { debtKinds, type ObligationKind } from '#contracts/statements'
import { daysBetween } from '#app/platform/time/jalali'

/** Rials, and the credit freed at once. */
export interface IfPaidToday {
  amount: number
  freesCredit: number
}

export interface Obligation {
  kind: ObligationKind
  /** Of the installment, invoice or line. */
  id: string
  title: string
  amount: number
  /** Back in `amount` unless accepted. */
  disputedAmount: number
  /** Tehran; null without. */
  dueDate: string | null
  /** Negative when past due. */
  daysLeft: number | null
  isPastDue: boolean
  ifPaidToday: IfPaidToday
}

export interface ObligationTotals {
  owedAmount: number
  pastDueAmount: number
  /** In no other sum. */
  disputedAmount: number
  /** Payable now, offers included. */
  amount: number
  ifPaidToday: IfPaidToday
}

export interface Timeline {
  items: Obligation[]
  totals: ObligationTotals
}

export interface Obligations extends Timeline {
  /** A credit was given and nothing of it is owed or disputed: its owner may take the letter that says so. */
  isClear: boolean
}

/** Days are added here. */
export type Owing = Omit<Obligation, 'daysLeft' | 'isPastDue' | 'disputedAmount'> &
  Partial<Pick<Obligation, 'disputedAmount'>>

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Waiting for bank or signatories: shown, not payable. */
const isPayable = ({ ifPaidToday }: Obligation): boolean => ifPaidToday.amount > 0

/** Undated last; debts before offers of a day. */
const byDay = (one: Obligation, other: Obligation): number => {
  const [day, otherDay] = [one.dueDate ?? '9999', other.dueDate ?? '9999']
  if (day !== otherDay) return day < otherDay ? -1 : 1
  return Number(debtKinds.includes(other.kind)) - Number(debtKinds.includes(one.kind))
}

/** Oldest first; totals are sums of what is shown. */
export const timelineOf = (owing: readonly Owing[], today: string): Timeline => {
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
