import type { Owner } from '#contracts/owners'
import type { WithdrawalEnder } from '#contracts/withdrawals'

interface About {
  withdrawalId: string
  owner: Owner
  amount: number
}

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Held. `confirmers`: the members who are asked. */
    WithdrawalRequested: About & { iban: string; confirmers: string[] }
    WithdrawalApproved: About
    /** `decisionId`: set when the bank had refused it first. */
    WithdrawalPaid: About & { iban: string; trackingNumber: string | null; decisionId?: string }
    /** The bank contradicts itself: withdrawals stop. `confirmers` as above. */
    WithdrawalDoubted: About & { since: string; confirmers: string[] }
    /** Withdrawals run again. */
    WithdrawalClearedUp: About & { decisionId: string }
    /** Ended without its owner. `wasPaid`: paid and returned. */
    WithdrawalReturned: About & {
      by: WithdrawalEnder
      wasPaid: boolean
      reason: string | null
      decisionId?: string
    }
  }
}
