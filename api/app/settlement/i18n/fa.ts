export const messages = {
  upToInFuture: 'تاریخ نمی‌تواند پس از امروز باشد.',
  notPreview: 'این فهرست پیش‌تر تأیید یا لغو شده است.',
  notApproved: 'این فهرست هنوز تأیید نشده است.',
  samePerson: 'سازنده فهرست نمی‌تواند خودش آن را تأیید کند. نفر دیگری باید تأیید کند.',
  makerGone: 'سازنده این فهرست دیگر این دسترسی را ندارد. آن را لغو کنید و فهرست تازه‌ای بسازید.',
  stale: 'از زمان ساخت این فهرست، مبلغ، شبا یا تنزیلی تغییر کرده است. فهرست تازه‌ای بسازید.',
  empty: 'این فهرست پرداختی ندارد و چیزی برای تأیید نیست.',
  nothingFailed: 'پرداخت ناموفقی برای تلاش دوباره نیست.',
  retryAwaits: 'این پرداخت‌ها در انتظار تأیید نفر دوم است.',
  retryWithoutIban: 'شرکت پخش شبای درستی ندارد. نخست شبا را درست کنید.',
  retryAlarmed:
    'پاسخ‌های بانک برای این پرداخت با هم نمی‌خواند و شاید پرداخت شده باشد. نخست هشدار آن را روشن کنید؛ چیزی فرستاده نشد.',
  retryFrozen:
    'فاکتوری از این پرداخت مشکوک گزارش شده است. پس از رفع آن دوباره تلاش کنید؛ پولی جابه‌جا نشد.',
  noRetryAsked: 'تلاش دوباره‌ای در انتظار تأیید نیست.',
  retrySamePerson:
    'درخواست‌کننده نمی‌تواند خودش تلاش دوباره را تأیید کند. نفر دیگری باید تأیید کند.',
  notYourRetry: 'این تلاش دوباره را همکار دیگری درخواست کرده است؛ تنها خودش آن را پس می‌گیرد.',
  retryStale: 'شبا پس از درخواست باز هم تغییر کرده است. دوباره درخواست کنید.',
  resultTooLong: 'ردیف‌های فایل بیش از اندازه است.',
  resultUnreadable: 'فایل نتیجه خوانده نشد. فایل اکسل بانک را بفرستید.',
  columnsMissing: (names: string[]) =>
    `فایل نتیجه این ستون‌ها را ندارد: ${names.map((name) => `«${name}»`).join('، ')}. نام ستون‌ها باید مانند فایل بانک باشد.`,
  resultEmpty: 'نتیجه‌ای در درخواست نیست.',
} as const

/** The bank's file: its columns in order, those that the bank answers in at the end, and what a transfer is described by. */
export const bankFile = {
  name: (run: number) => `فایل بانک تسویه ${run}`,
  resultName: (run: number) => `پاسخ بانک تسویه ${run}`,
  sheet: 'پرداخت',
  columns: {
    row: 'ردیف',
    reference: 'شناسه پرداخت',
    distributor: 'شرکت پخش',
    iban: 'شبا',
    amount: 'مبلغ (ریال)',
    description: 'شرح',
    status: 'وضعیت',
    trackingNumber: 'شماره پیگیری',
    reason: 'علت',
  },
  purposes: {
    MATURITY: 'تسویه سررسید فاکتورهای',
    DISCOUNT: 'تنزیل فاکتورهای',
    WITHDRAWAL: 'برداشت از کیف پول تا',
  },
} as const

/** Lists and exports of runs and transfers. */
export const titles = {
  runs: 'تسویه‌ها',
  payouts: 'پرداخت به شرکت‌های پخش',
  payoutItems: 'فاکتورهای هر پرداخت',
  runItems: 'فاکتورهای تسویه',
  receivables: 'طلب‌های تسویه‌نشده',
} as const
export const headers = {
  runNumber: 'شماره تسویه',
  kind: 'نوع',
  upTo: 'تا تاریخ',
  status: 'وضعیت',
  payouts: 'شمار پرداخت‌ها',
  gross: 'مبلغ کل',
  discount: 'تنزیل',
  net: 'مبلغ پرداخت',
  createdBy: 'سازنده',
  createdAt: 'زمان ساخت',
  approvedBy: 'تأییدکننده',
  approvedAt: 'زمان تأیید',
  paymentId: 'شناسه پرداخت',
  distributor: 'شرکت پخش',
  iban: 'شبا',
  trackingNumber: 'شماره پیگیری',
  reason: 'علت',
  answeredAt: 'زمان پاسخ بانک',
  maturesOn: 'سررسید',
  externalId: 'شماره فاکتور',
  referenceNumber: 'شماره پیگیری کسب‌نو',
  branch: 'شعبه پخش',
  invoiceAmount: 'مبلغ فاکتور',
  owed: 'طلب',
  disputed: 'مورد اختلاف',
  paidAt: 'زمان پرداخت مشتری',
  invoices: 'شمار فاکتورها',
} as const
