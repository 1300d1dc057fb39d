import type { CompanyStep } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'

/** `member` is the name of whom a decision on the board was about. */
interface Part {
  companyId: string
  step: CompanyStep
  /** Of the board: whose part it is, and what they are called. */
  memberId?: string
  member?: string
}

declare module '#app/platform/events/outbox' {
  interface Events {
    /** Another version of who has to sign is in force; `joined` is the newcomer whose acceptance brought it. */
    CompanyRuleChanged: { companyId: string; version: number; joined?: string }
    /** `phone` is no member any more. */
    CompanyMemberRemoved: { companyId: string; memberId: string; phone: string }
    /** A change of the rule waits for one of these members, or for the bank where there are none. */
    CompanyRuleProposed: {
      changeId: string
      phones: string[]
      /** Whose right it takes, and what would be left of it; null for a member who would be removed. */
      losers?: { phone: string; after: SignatureLevel | null }[]
    }
    /** A change was refused, or taken back by its proposer: the rule stays. */
    CompanyRuleDropped: {
      changeId: string
      /** Its proposer, unless they took it back, and whoever would have lost a right by it. */
      phones: string[]
      /** Who refused it; null where it was taken back. */
      by: string | null
      reason: string | null
      /** What it would have widened, as messages say it; none of a rule's change. */
      text?: string
    }
    /** What widens spending waits for one of these members. */
    CompanySpendingProposed: {
      changeId: string
      companyId: string
      phones: string[]
      text: string
      largestLoss: number
    }
    /** Wider or narrower, from now on; null where it concerns every holder. */
    CompanySpendingChanged: {
      key: string
      companyId: string
      holderId: string | null
      text: string
    }
    /** Waits for one of these members, or for the bank where there are none. */
    DelegationProposed: { delegationId: string; phones: string[] }
    DelegationConfirmed: { delegationId: string }
    /** Refused, revoked, or ended by a change of the rule. */
    DelegationEnded: { delegationId: string }
    /** `key` is unique for each decision, so that a step that is refused twice is announced twice. */
    CompanyStepRejected: Part & { key: string; reason: string }
    /** A refusal was taken back; `key` is unique for each. */
    CompanyStepReopened: Part & { key: string }
    /** Another company was accepted with the national id that this one had claimed; the phone is its CEO's. */
    CompanyClaimEnded: { companyId: string; phone: string }
    /** All four steps are accepted: its members may sign in. */
    CompanyAccepted: { companyId: string }
  }
}
