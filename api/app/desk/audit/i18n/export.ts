/** What the export of the audit trail says. */
export const title = 'رد تغییرات'

export const headers = {
  at: 'زمان سامانه',
  businessAt: 'زمان کاری',
  actor: 'چه کسی',
  actorType: 'نوع کاربر',
  command: 'چه کاری',
  subjectType: 'روی چه',
  subjectId: 'شناسه موضوع',
  before: 'پیش از آن',
  after: 'پس از آن',
  reason: 'چرا',
  traceId: 'شناسه ردیابی',
} as const
