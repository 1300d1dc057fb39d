const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const at = '2026-11-22T20:25:37.000Z'
const rials = 4_999_999_999
const words = 'مطابق نامه شماره ۱۴۰۵/۱۲۳۴۵ شرکت پخش به واحد مالی بانک'

/** The widest rows of suspensions and write-offs. */
export const widestCredit = {
  'blacklists': {
    addedAt: at,
    kind: 'COMPANY_ID',
    lastFour: '1234',
    state: 'REMOVED',
    reason: words,
    until: '2026-11-22',
    addedByName: person,
    removedAt: at,
    removedByName: person,
    removeReason: words,
  },
  'package-requests': {
    requestedAt: at,
    kind: 'COLLATERALS',
    slug: 'fmcg-100000m',
    amount: 100_000_000_000,
    reason: words,
    requestedByName: person,
    status: 'WITHDRAWN',
    decidedByName: person,
    decidedAt: at,
  },
  'write-offs': {
    writtenOffAt: at,
    ownerName: person,
    phone: '09121234567',
    plan: 'kasbeno-digital-real',
    amount: rials,
    lateFees: rials,
    recovered: rials,
    open: rials,
    reason: words,
    requestedByName: person,
    approvedByName: person,
  },
  'suspensions': {
    blockedAt: at,
    ownerName: person,
    phone: '09121234567',
    plan: 'kasbeno-digital-real',
    blockReason: 'PAPERS_EXPIRED',
    state: 'LIFTED',
    note: words,
    blockedByName: person,
    liftedAt: at,
    liftedByName: person,
    liftNote: words,
  },
}
