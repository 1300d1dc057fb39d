/** How a status looks: its colour from the theme, and its icon. The word comes from the dictionary. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default'
export type Sign =
  'done' | 'waiting' | 'refused' | 'blocked' | 'open' | 'none' | 'moving' | 'unknown'

export const toneOf: Record<Sign, Tone> = {
  done: 'success',
  waiting: 'warning',
  refused: 'error',
  blocked: 'error',
  open: 'info',
  moving: 'info',
  unknown: 'warning',
  none: 'default',
}

const step = { START: 'none', PENDING: 'waiting', APPROVED: 'done', REJECTED: 'refused' } as const

/** Which sign each value of each enumeration carries. */
export const signs: Record<string, Record<string, Sign>> = {
  step,
  bankStatus: step,
  kycStep: {
    AUTHENTICATION: 'none',
    PHONE_CONFIRMED: 'none',
    CREDIT_SCORE_PENDING: 'waiting',
    CREDIT_SCORE_REJECTED: 'refused',
    CREDIT_SCORE_ACCEPTED: 'open',
    BRANCH_SELECTION: 'waiting',
    REJECTED: 'refused',
    ACCEPTED: 'done',
  },
  inquiry: { PENDING: 'moving', MATCHED: 'done', MISMATCHED: 'refused', UNAVAILABLE: 'unknown' },
  package: {
    START: 'none',
    CREATED: 'open',
    ALLOCATE_PENDING: 'waiting',
    ENABLED: 'done',
    CANCELED: 'refused',
    EXPIRED: 'refused',
  },
  deposit: { RECORDED: 'done', REVERSED: 'refused' },
  fee: { PAID: 'done', EARNED: 'done', REFUNDED: 'refused' },
  approval: {
    PENDING: 'waiting',
    APPROVED: 'done',
    REJECTED: 'refused',
    FAILED: 'refused',
    WITHDRAWN: 'none',
  },
  order: {
    CREATED: 'open',
    HOLDED: 'moving',
    PENDING: 'waiting',
    COMPLETED: 'done',
    CANCELED: 'refused',
    CLOSED: 'none',
    FRAUD: 'blocked',
    TEST: 'none',
  },
  installment: { AWAITING_DUE_DATE: 'open', PAST_DUE: 'blocked', CLEARED: 'done' },
  payment: {
    CREATED: 'open',
    REDIRECTED: 'moving',
    CALLBACK_RECEIVED: 'moving',
    IN_DOUBT: 'unknown',
    COMPLETED: 'done',
    FINAL_ERROR: 'refused',
    REQUEST_ERROR: 'refused',
  },
  bankVerdict: {
    PAID: 'done',
    SETTLED: 'done',
    NOT_SETTLED: 'refused',
    NOT_PAID: 'refused',
    REVERSED: 'refused',
    UNKNOWN: 'unknown',
  },
  run: { PREVIEW: 'waiting', APPROVED: 'moving', DONE: 'done', CANCELED: 'none' },
  payout: { PENDING: 'waiting', PAID: 'done', FAILED: 'refused' },
  receivable: { OPEN: 'open', AT_BANK: 'waiting', REFUSED: 'refused' },
  resultAnswer: {
    RECORDED: 'done',
    COMPLETED: 'done',
    CONFIRMED: 'done',
    UNKNOWN_PAYMENT: 'refused',
    OTHER_AMOUNT: 'refused',
    NO_AMOUNT: 'refused',
    UNKNOWN_STATUS: 'unknown',
    NOT_ANSWERED: 'waiting',
    ALREADY_RECORDED: 'none',
    NOT_SENT: 'refused',
  },
  webhook: { PENDING: 'waiting', DELIVERED: 'done', GIVEN_UP: 'refused' },
  sms: { SENDING: 'moving', SENT: 'done', FAILED: 'refused' },
  line: { ACTIVE: 'done', BLOCKED: 'blocked', EXPIRED: 'refused', NOT_ALLOCATED: 'none' },
  active: { true: 'done', false: 'none' },
}
