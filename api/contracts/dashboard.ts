import type { MissingStatement } from './reconciliation.ts'
import type { Step } from './registration.ts'

/** What waits for a decision. A queue that the reader may not open is absent. */
export interface DashboardQueues {
  /** What waits for the reader as a second person, of whatever kind. */
  changeRequests?: { count: number }
  /** Files whose step is PENDING, by step; a file counts once for each waiting step. */
  reviews?: Record<Step, number> & {
    /** Files with at least one waiting step: what the reviewers' queue holds. */
    files: number
    oldestAt: string | null
  }
  /** Three approved steps and a paid fee, not allocated yet. */
  allocation?: { count: number; amount: number }
  /** Payments of which the bank has not said what it did. */
  paymentsInDoubt?: { count: number; amount: number }
  /** Transfers that the bank refused, and that nobody has sent again. */
  failedPayouts?: { count: number; amount: number }
  /** Answers of the bank that speak against what stands. */
  payoutAlarms?: { count: number }
  /** Cards whose holders have chosen an address, and that are not printed. */
  cardsToPrint?: { count: number }
  /** Cards that came back, of which nobody has said where they go. */
  cardsReturned?: { count: number }
  /** Parcels that the post has not taken, or could not deliver. */
  parcels?: { count: number }
  /** Reports of goods that their distributor has not answered in time. */
  disputes?: { count: number }
  /** Companies with at least one step that waits for the legal officers. */
  companies?: { count: number }
  /** Companies whose steps are accepted, not allocated yet. */
  companyAllocations?: { count: number }
  cardHolders?: { count: number }
  cardContracts?: { count: number }
  /** Days that have ended and whose close has not succeeded: a task of it fails, or no worker runs. */
  openDays?: { count: number }
  /** Days of the bank or of a gateway whose file nobody has brought. */
  missingStatements?: { count: number; sources: MissingStatement[] }
}

/** How long an installment is past due, in days; the last group is open upwards. */
export const pastDueAges = ['1-30', '31-60', '61-90', '91+'] as const
export type PastDueAge = (typeof pastDueAges)[number]

/** Rials, and the number of installments behind them. */
export interface MoneyAndCount {
  amount: number
  count: number
}

/** What stands in the accounts of credit lines; `used` and `held` are what the bank may lose. */
export interface LineSums {
  limit: number
  used: number
  held: number
}

/** The lines of the shops of a guild or a province; null where no shop is known. */
export interface Exposure extends LineSums {
  name: string | null
  count: number
}

export interface DashboardMoney {
  dueToday: MoneyAndCount
  dueInSevenDays: MoneyAndCount
  /** Everything owed whose due date has not passed, today's included: with `pastDue` all receivables. */
  notDue: MoneyAndCount
  pastDue: Record<PastDueAge, MoneyAndCount>
  lines: LineSums
  /** The same sums by guild and by province, the most exposed first. */
  exposure: Record<'guilds' | 'provinces', Exposure[]>
}

/** One row for each of the last 30 Tehran days, oldest first, days without events included. */
export interface DashboardDay {
  /** `YYYY-MM-DD`. */
  date: string
  applications: number
  approvals: number
  payments: number
  paidAmount: number
}

/** GET /api/admin/dashboard. The parts that the reader's role may not see are null. */
export interface Dashboard {
  at: string
  queues: DashboardQueues
  money: DashboardMoney | null
  trends: { days: DashboardDay[] } | null
}
