import type { Owner } from '#contracts/owners'
import type { Step } from '#contracts/registration'

interface File {
  registrationId: string
  owner: Owner
}

declare module '#app/platform/events/outbox' {
  interface Events {
    /** `key` is unique for each decision, so that a file that is refused twice is told twice. */
    StepRejected: File & { key: string; step: Step; reason: string }
    /** A rejection was taken back; `key` is unique for each rejection. */
    StepReopened: File & { key: string; step: Step }
    /** `key` is unique for each time that nothing is left to review: a file may be reopened and refused in between. */
    StepsApproved: File & { key: string }
    /** Nothing but the visit to the bank is missing; `key` is that of the round, which a refusal ends. */
    VisitAwaited: File & { key: string }
    /** The bank said no: what was paid for the credit goes back. */
    CreditRefused: File & { key: string; reason: string }
  }
}
