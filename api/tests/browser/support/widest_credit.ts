const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const at = '2026-11-22T20:25:37.000Z'
const rials = 4_999_999_999
const words = 'مطابق نامه شماره ۱۴۰۵/۱۲۳۴۵ شرکت پخش به واحد مالی بانک'

/** The widest rows of suspensions, write-offs and inquiries. */
export const widestCredit = {
  'inquiries': {
    askedAt: at,
    customerName: person,
    phone: '09121234567',
    plan: 'kasbeno-digital-real',
    inquiryKind: 'MOBILE_OWNERSHIP',
    answer: 'UNAVAILABLE',
    answeredAt: at,
  },
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
  'business-service-plans': { plan: 'kasbeno-digital-real', isOpen: false, changedAt: at },
  'certificate-types': {
    position: 1_000,
    name: 'گواهی نمایندگی رسمی شرکت پخش با مهر و امضای مدیرعامل آن',
    code: 'STEWARDSHIP_CARD',
    plans: ['kasbeno-fmcg-real', 'kasbeno-digital-real', 'kasbeno-fmcg-legal'],
    updatedAt: at,
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
