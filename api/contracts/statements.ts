/** What an owner owes or may pay, on one line of time. api-person "Wallet, statement, timeline" */
export const obligationKinds = [
  'INSTALLMENT',
  'LATE_FEE',
  'PENDING_INVOICE',
  'PLATFORM_FEE',
  'RENEWAL',
] as const
export type ObligationKind = (typeof obligationKinds)[number]

/** Debts, to the bank; the others are offers until their owner takes them. */
export const debtKinds: readonly ObligationKind[] = ['INSTALLMENT', 'LATE_FEE']

/** A statement covers at most one Jalali year, which has 366 days at most. */
export const statementDaysMax = 366
/** Movements that one statement holds; who has more chooses a shorter period. */
export const statementMovementsMax = 5_000

/** Rows that are laid out on paper within a few seconds. */
export const statementPdfMovementsMax = 1_500

export const statementFormats = ['json', 'xlsx', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]
