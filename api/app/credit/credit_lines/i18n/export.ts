/** What the exports of credit lines, packages and approvals say. */
export const names = {
  packages: { title: 'بسته‌های اعتباری', singular: 'بسته اعتباری' },
} as const

export const titles = {
  creditLines: 'خطوط اعتباری',
  approvals: 'تأییدهای دونفره',
  suspensions: 'مسدودی‌ها',
  renewals: 'تمدیدهای اعتبار',
  companyWallets: 'کیف پول شرکت‌ها',
} as const

export const walletHeaders = {
  companyName: 'نام شرکت',
  companyUniqueId: 'شناسه ملی',
  phone: 'موبایل مدیرعامل',
  cash: 'موجودی نقد',
  limit: 'اعتبار',
  used: 'مصرف‌شده',
  left: 'مانده اعتبار',
  expiresOn: 'پایان اعتبار',
} as const

export const headers = {
  customer: 'مشتری',
  phone: 'موبایل',
  plan: 'طرح',
  status: 'وضعیت',
  limit: 'سقف اعتبار',
  used: 'مصرف‌شده',
  held: 'در حال پرداخت',
  left: 'باقی‌مانده',
  allocatedAt: 'تاریخ تخصیص',
  expiresOn: 'پایان اعتبار',
  hasRenewalCredit: 'با تمدید موافقت شده',
  hasSignedContract: 'قرارداد تمدید امضا شده',
  hasPaidFee: 'کارمزد سال تازه پرداخت شده',
  slug: 'شناسه',
  amount: 'مبلغ',
  kind: 'درخواست',
  requestedBy: 'درخواست‌کننده',
  requestedAt: 'زمان درخواست',
  decidedBy: 'تصمیم‌گیرنده',
  decidedAt: 'زمان تصمیم',
  reason: 'دلیل',
  blockReason: 'دلیل مسدودی',
  note: 'توضیح',
  blockedAt: 'زمان مسدودسازی',
  blockedBy: 'مسدودکننده',
  liftedAt: 'زمان رفع',
  liftedBy: 'رفع‌کننده',
  liftNote: 'توضیح رفع',
} as const

export const lineStatuses = ['ACTIVE', 'BLOCKED', 'EXPIRED'] as const
