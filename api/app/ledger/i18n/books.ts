import type { EntryKind, LedgerAccount } from '#contracts/ledger'

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

export const accounts: Readonly<Record<LedgerAccount, string>> = {
  'wallet': 'کیف پول مشتریان',
  'credit-used': 'اعتبار مصرف‌شده مشتریان',
  'late-fee-receivable': 'دیرکرد دریافتنی',
  'gateway-clearing': 'تسویه درگاه‌ها',
  'bank-funding': 'تأمین مالی بانک',
  'distributor-payable': 'پرداختنی به شرکت‌های پخش',
  'platform-fee-deferred': 'پیش‌دریافت کارمزد فعال‌سازی',
  'platform-fee-income': 'درآمد کارمزد فعال‌سازی',
  'product-fee-income': 'درآمد کارمزد کسب‌نو',
  'bank-fee-income': 'درآمد کارمزد بانک',
  'discount-income': 'درآمد تنزیل',
  'late-fee-income': 'درآمد دیرکرد',
  'vat-payable': 'مالیات بر ارزش افزوده پرداختنی',
  'credit-loss': 'زیان اعتباری',
}

/** What an entry booked, as the back-office calls it. */
export const entryKindNames: Readonly<Record<EntryKind, string>> = {
  GATEWAY_CAPTURED: 'دریافت از درگاه',
  PLATFORM_FEE_PAID: 'پرداخت کارمزد فعال‌سازی',
  PLATFORM_FEE_EARNED: 'قطعی شدن کارمزد فعال‌سازی',
  PLATFORM_FEE_REFUNDED: 'بازگشت کارمزد فعال‌سازی',
  INVOICE_PAID_FROM_CREDIT: 'پرداخت فاکتور از اعتبار',
  INVOICE_PAID_FROM_WALLET: 'پرداخت فاکتور از کیف پول',
  INVOICE_REVERSED: 'برگشت فاکتور',
  INSTALLMENT_PAID: 'بازپرداخت از کیف پول',
  INSTALLMENT_COLLECTED: 'وصول بازپرداخت به دست بانک',
  CREDIT_REVOLVED: 'اصلاح گردش اعتبار',
  LATE_FEE_CHARGED: 'ثبت دیرکرد',
  LATE_FEE_PAID: 'پرداخت دیرکرد',
  LATE_FEE_FORGIVEN: 'بخشودگی دیرکرد',
  WRITTEN_OFF: 'سوخت طلب',
  DISCOUNT_RUN_PAID: 'پرداخت تنزیل',
  MATURITY_RUN_PAID: 'پرداخت سررسید',
  GATEWAY_SETTLED: 'تسویه درگاه با بانک',
  GATEWAY_SETTLEMENT_REVERSED: 'برگشت تسویه درگاه با بانک',
}

/** What an entry belongs to. */
export const sourceNames: Readonly<Record<string, string>> = {
  'payment': 'پرداخت درگاهی',
  'platform-fee': 'کارمزد فعال‌سازی',
  'order': 'فاکتور',
  'repayment': 'بازپرداخت',
  'credit-line': 'اعتبار',
  'payout': 'پرداخت به شرکت پخش',
  'gateway-deposits': 'واریز درگاه',
}

/** A check that has no words here yet is called by its name. */
export const checks: Readonly<Record<string, string>> = {
  'entries-sum-to-zero': 'جمع هر سند صفر است',
  'kept-balances-equal-postings': 'مانده هر مشتری با گردش حساب او برابر است',
  'paid-invoices-have-one-entry': 'هر فاکتور پرداخت‌شده درست یک سند پرداخت دارد',
  'captures-equal-clearing': 'دریافت‌های درگاه با حساب تسویه برابر است',
  'failed-payments-were-not-taken': 'هیچ پرداخت ناموفقی نزد بانک نمانده است',
  'captured-payments-were-confirmed': 'هر دریافت درگاه را بانک تأیید کرده است',
  'captured-payments-were-not-given-back': 'هیچ دریافتی هم‌زمان به کارت برنگشته است',
  'payments-booked-by-hand-arrive': 'هر پرداختی که دستی ثبت شده از درگاه رسیده است',
  'receipts-belong-to-one-payment': 'هر رسید بانک از آنِ یک پرداخت است',
  'payouts-have-one-entry': 'هر پرداخت به شرکت پخش درست یک سند دارد',
  'retries-rest-on-evidence': 'هر تلاش دوباره گواه دارد',
  'settled-invoices-are-in-a-run': 'هر فاکتور تسویه‌شده در یک تسویه تأییدشده است',
  'gateways-hold-what-they-owe': 'هیچ درگاهی بیش از دریافتش به بانک واریز نکرده است',
  'deposits-equal-their-entries': 'هر واریز درگاه با سند آن برابر است',
  'repayments-have-one-entry': 'هر بازپرداخت درست یک سند دارد',
  'installments-hold-their-repayments': 'بدهی هر فاکتور همه بازپرداخت‌های خود را در بر دارد',
  'invoices-by-code-reach-its-holder': 'هر فاکتور با کد ملی به دارنده تأییدشده آن کد رسیده است',
  'deferred-fees-equal-open-fees': 'پیش‌دریافت کارمزد با کارمزدهای باز برابر است',
  'fees-have-their-entries': 'هر کارمزد فعال‌سازی با سندهای آن برابر است',
  'earned-fees-gave-their-year': 'هر کارمزد قطعی‌شده سال اعتبار خود را داده است',
}
