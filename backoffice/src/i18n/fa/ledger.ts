export const ledger = {
  account: 'حساب',
  debit: 'بدهکار',
  credit: 'بستانکار',
  balance: 'مانده',
  total: 'جمع',
  trialBalance: {
    title: 'تراز آزمایشی',
    at: 'در لحظه',
    asOf: 'در',
    inBalance: 'دفتر تراز است.',
    outOfBalance: 'دفتر تراز نیست.',
  },
  reconciliation: {
    title: 'مغایرت‌گیری',
    again: 'بررسی دوباره',
    balanced: 'مغایرتی پیدا نشد؛ دفترها با هم می‌خوانند.',
    unbalanced: 'مغایرت پیدا شد. موردها را بازبینی کنید.',
    ok: 'درست',
    differences: '%{count} مغایرت',
  },
  checks: {
    'entries-sum-to-zero': 'جمع هر سند صفر است',
    'kept-balances-equal-postings': 'مانده هر مشتری با گردش حساب او برابر است',
    'paid-invoices-have-one-entry': 'هر فاکتور پرداخت‌شده درست یک سند پرداخت دارد',
    'captures-equal-clearing': 'دریافت‌های درگاه با حساب تسویه برابر است',
    'deferred-fees-equal-open-fees': 'پیش‌دریافت کارمزد با کارمزدهای باز برابر است',
  },
}
