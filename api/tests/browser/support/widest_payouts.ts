const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const company = 'شرکت پخش سراسری مواد غذایی و بهداشتی گلستان شمال'
const words = 'مطابق نامه شماره ۱۴۰۵/۱۲۳۴۵ شرکت پخش به واحد مالی بانک'
const iban = 'IR820540102680020817909002'
const at = '2026-11-22T20:25:37.000Z'
const rials = 4_999_999_999
const sum = 999_999_999_999
const uuid = '018f3c2a-77b1-7000-8000-00000000000a'
const [paymentId, tracking] = ['KS700042', '14050830001234567']

const run = {
  number: 1234,
  createdAt: at,
  kind: 'MATURITY',
  upTo: '2026-11-22',
  status: 'PREVIEW',
  payouts: 123,
  gross: sum,
  discount: sum,
  net: sum,
  createdBy: person,
  approvedBy: person,
}
const alarm = {
  raisedAt: at,
  kind: 'PAID_AFTER_RESEND',
  paymentId,
  distributorName: company,
  net: sum,
  status: 'PENDING',
  trackingNumber: tracking,
  answered: 'FAILED',
  answeredTrackingNumber: tracking,
  answeredReason: words,
  importedBy: person,
  resolvedAt: at,
}
const withdrawal = {
  requestedAt: at,
  referenceCode: '100990042137',
  ownerName: company,
  phone: '09121234567',
  amount: sum,
  iban,
  ibanAnswer: 'UNAVAILABLE',
  status: 'REQUESTED',
  proposedByName: person,
  approvedByName: person,
  trackingNumber: tracking,
}

/** The longest transfers, their runs, and what is said of them. */
export const widestPayouts = {
  'withdrawals': withdrawal,
  'settlement-runs': run,
  'payouts': {
    approvedAt: at,
    paymentId,
    kind: 'MATURITY',
    distributorName: company,
    iban,
    invoices: 123,
    gross: sum,
    discount: sum,
    net: sum,
    status: 'PENDING',
    trackingNumber: tracking,
    reason: words,
    answeredAt: at,
  },
  'payout-alarms': alarm,
}

const transfer = {
  id: uuid,
  paymentId,
  bankReference: 'KS700042-12',
  attempt: 12,
  distributorName: company,
  withdrawalId: null,
  iban,
  invoices: 123,
  gross: sum,
  discount: rials,
  amount: sum,
  status: 'FAILED',
  alarms: ['PAID_AFTER_RESEND'],
  trackingNumber: tracking,
  reason: words,
  retryIban: null,
  retryRequestedBy: null,
  retryRequestedById: null,
  hasEvidence: true,
}

/** A run as its page asks for it: the record of the list, and what is in it. */
export const widestRun = {
  record: { ...run, kind: 'DISCOUNT', status: 'APPROVED', approvedAt: at },
  detail: {
    totals: { payouts: 1, invoices: 123, gross: sum, discount: rials, net: sum },
    payouts: [transfer],
    exclusions: [],
    alsoIn: [],
    resultFiles: [],
  },
}
