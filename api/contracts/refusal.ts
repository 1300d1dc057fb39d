import type { KycStep, Step, StepStatus } from './registration.ts'

/** What was refused: steps that can be mended and sent again, the credit score, or the file at the bank. */
export const refusedSubjects = ['STEPS', 'CREDIT_SCORE', 'BANK'] as const
export type RefusedSubject = (typeof refusedSubjects)[number]

/**
 * Where the activation fee of a refused applicant is: never paid, kept while the file is mended, on its way
 * to the wallet, or in the wallet.
 */
export const refusedMoney = ['NONE', 'KEPT', 'RETURNING', 'RETURNED'] as const
export type RefusedMoney = (typeof refusedMoney)[number]

/** What a refused applicant reads. Days are `YYYY-MM-DD`, moments ISO 8601, amounts rials with VAT. */
export interface RegistrationRefusal {
  subject: RefusedSubject
  /** The refused steps and why; empty where the steps are fine. */
  steps: { step: Step; reason: string }[]
  /** Why the score or the file was refused; null for steps, each of which has its own. */
  reason: string | null
  refusedAt: string | null
  money: {
    status: RefusedMoney
    /** What was paid, fee and VAT; null where nothing was. */
    amount: number | null
    /** The day by which money that is KEPT goes back if no credit comes of it. */
    returnsBy: string | null
    returnedAt: string | null
  }
  applyAgain: {
    /** The first day of a new application; steps are open at once. */
    from: string
    isOpen: boolean
  }
}

/** The bank said no to the person, not to a paper. A new application reopens the file. */
export const isRefused = (kycStep: KycStep): boolean =>
  kycStep === 'CREDIT_SCORE_REJECTED' || kycStep === 'REJECTED'

export const refusedSubjectOf = (
  kycStep: KycStep,
  steps: readonly StepStatus[]
): RefusedSubject | null => {
  if (kycStep === 'REJECTED') return 'BANK'
  if (kycStep === 'CREDIT_SCORE_REJECTED') return 'CREDIT_SCORE'
  return steps.includes('REJECTED') ? 'STEPS' : null
}
