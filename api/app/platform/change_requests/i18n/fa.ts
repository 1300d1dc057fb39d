export const title = 'درخواست‌های تأیید'
export const singular = 'درخواست تأیید'

/** The columns of what takes two people. */
export const headers = {
  change: 'درخواست',
  subject: 'موضوع',
  amount: 'مبلغ (ریال)',
  status: 'وضعیت',
  askedBy: 'درخواست‌کننده',
  askedAt: 'زمان درخواست',
  decidedBy: 'تصمیم‌گیرنده',
  decidedAt: 'زمان تصمیم',
  reason: 'دلیل درخواست',
  decisionReason: 'دلیل تصمیم',
} as const
