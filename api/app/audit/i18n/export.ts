/** What the export of the audit trail says. */
export const title = 'رد تغییرات'

export const headers = {
  at: 'زمان سامانه',
  businessAt: 'زمان کاری',
  actor: 'چه کسی',
  actorType: 'نقش',
  command: 'فرمان',
  subjectType: 'موضوع',
  subjectId: 'شناسه موضوع',
  before: 'پیش از آن',
  after: 'پس از آن',
  traceId: 'شناسه پیگیری',
} as const
