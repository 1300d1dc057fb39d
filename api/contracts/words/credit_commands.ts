/** What the audit trail calls the commands on lines and their debts. */
export const creditCommandWords = {
  'credit.allocate': 'تخصیص اعتبار',
  'credit.request-allocation': 'درخواست تخصیص اعتبار',
  'credit.suspend': 'مسدودسازی اعتبار',
  'credit.unsuspend': 'رفع مسدودی اعتبار',
  'credit.renew': 'تمدید اعتبار',
  'credit.revolve': 'اصلاح گردش اعتبار',
  'credit.change-limit': 'تغییر سقف اعتبار',
  'credit.request-change-limit': 'درخواست تغییر سقف اعتبار',
  'credit.write-off': 'سوخت کردن بدهی',
  'credit.request-write-off': 'درخواست سوخت کردن بدهی',
  'approvals.approve': 'تأیید نفر دوم',
  'approvals.reject': 'رد نفر دوم',
  'approvals.withdraw': 'پس گرفتن درخواست',
} as const
