export const titles = {
  trialBalance: 'تراز آزمایشی',
  reconciliation: 'مغایرت‌گیری',
  journal: 'دفتر روزنامه',
} as const

export const headers = {
  account: 'حساب',
  debit: 'بدهکار',
  credit: 'بستانکار',
  balance: 'مانده',
  at: 'در لحظه',
  check: 'بررسی',
  result: 'نتیجه',
  differences: 'مغایرت',
  bookedAt: 'زمان ثبت',
  businessAt: 'زمان کاری',
  kind: 'رویداد',
  party: 'طرف حساب',
  source: 'منشأ',
  sourceId: 'شناسه منشأ',
  entryId: 'شناسه سند',
} as const

export const results = { total: 'جمع', ok: 'درست', broken: 'مغایرت دارد' } as const
