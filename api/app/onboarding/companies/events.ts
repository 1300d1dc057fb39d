import type { CompanyStep } from '#contracts/companies'

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
    CompanyRuleProposed: { changeId: string; phones: string[] }
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
