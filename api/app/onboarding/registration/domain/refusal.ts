import { feeRefundDays, type FeeStatus } from '#contracts/credit'
import { refusedSubjectOf, type RegistrationRefusal } from '#contracts/refusal'
import { steps, type KycStep, type Step, type StepStatus } from '#contracts/registration'
import { tehranDayAt } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'

/** What is known of a file that may have been refused. */
export interface RefusalFacts {
  kycStep: KycStep
  statuses: Record<Step, StepStatus>
  reasons: Record<Step, string | null>
  refusalReason: string | null
  refusedAt: Date | null
  /** The fee of this application: fee and VAT in rials. */
  fee: { status: FeeStatus; amount: number; paidAt: Date; settledAt: Date | null } | null
  reapplyAfterDays: number
}

const moneyOf = (
  { fee }: RefusalFacts,
  subject: RegistrationRefusal['subject']
): RegistrationRefusal['money'] => {
  const none = { status: 'NONE', amount: null, returnsBy: null, returnedAt: null } as const
  if (!fee || fee.status === 'EARNED') return none
  const { amount } = fee
  if (fee.status === 'REFUNDED') {
    return { ...none, status: 'RETURNED', amount, returnedAt: fee.settledAt?.toISOString() ?? null }
  }
  if (subject !== 'STEPS') return { ...none, status: 'RETURNING', amount }
  const returnsBy = addDays(tehranDayAt(fee.paidAt.getTime()), feeRefundDays)
  return { ...none, status: 'KEPT', amount, returnsBy }
}

/** The first day on which the bank takes a new application of somebody it refused. */
export const reapplyFrom = (refusedAt: Date, reapplyAfterDays: number): string =>
  addDays(tehranDayAt(refusedAt.getTime()), reapplyAfterDays)

/** What the applicant is told, or null when nothing is refused. @param today in Tehran, `YYYY-MM-DD` */
export const registrationRefusal = (
  facts: RefusalFacts,
  today: string
): RegistrationRefusal | null => {
  const { kycStep, statuses, reasons, refusedAt, reapplyAfterDays } = facts
  const subject = refusedSubjectOf(
    kycStep,
    steps.map((step) => statuses[step])
  )
  if (!subject) return null
  const from = subject === 'STEPS' || !refusedAt ? today : reapplyFrom(refusedAt, reapplyAfterDays)
  return {
    subject,
    steps: steps
      .filter((step) => statuses[step] === 'REJECTED')
      .map((step) => ({ step, reason: reasons[step] ?? '' })),
    reason: subject === 'STEPS' ? null : facts.refusalReason,
    refusedAt: refusedAt?.toISOString() ?? null,
    money: moneyOf(facts, subject),
    applyAgain: { from, isOpen: from <= today },
  }
}
