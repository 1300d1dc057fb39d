import type { Owner } from '#contracts/owners'
import type { WithdrawalEnder } from '#contracts/withdrawals'

interface About {
  withdrawalId: string
  owner: Owner
  amount: number
}

declare module '#app/platform/events/outbox' {
  interface Events {
    /** The amount is held. `confirmers`: members of a company who are asked for their word. */
    WithdrawalRequested: About & { iban: string; confirmers: string[] }
    WithdrawalApproved: About
    /** `decisionId`: two people's, where the bank had refused it before. */
    WithdrawalPaid: About & { iban: string; trackingNumber: string | null; decisionId?: string }
    /** The bank contradicts itself: the wallet lets nothing out. `confirmers`: members of a company who agree to what leaves. */
    WithdrawalDoubted: About & { since: string; confirmers: string[] }
    /** All stands as it did: the wallet lets money out again. */
    WithdrawalClearedUp: About & { decisionId: string }
    /** It came to nothing, and not by its owner's own word. `wasPaid`: the bank had paid it, and it came back. */
    WithdrawalReturned: About & {
      by: WithdrawalEnder
      wasPaid: boolean
      reason: string | null
      decisionId?: string
    }
  }
}
