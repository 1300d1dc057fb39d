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
