import type { RequestStatus } from '#contracts/two_people'

/** The columns of lists of requests that take two people. */
export const headers = {
  kind: 'درخواست',
  status: 'وضعیت',
  requestedBy: 'درخواست‌کننده',
  requestedAt: 'زمان درخواست',
  decidedBy: 'تصمیم‌گیرنده',
  decidedAt: 'زمان تصمیم',
  reason: 'دلیل درخواست',
  decisionReason: 'دلیل تصمیم',
} as const

export const statusNames: Record<RequestStatus, string> = {
  PENDING: 'در انتظار نفر دوم',
  APPROVED: 'تأییدشده',
  REJECTED: 'ردشده',
  WITHDRAWN: 'پس‌گرفته‌شده',
}
