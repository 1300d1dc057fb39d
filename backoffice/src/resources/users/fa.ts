import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'مشتری |||| مشتریان',
  fields: {
    isTest: 'آزمایشی',
    cash: 'موجودی کیف پول',
  },
  subjects: {
    users: 'مشتری',
  },
  permissions: {
    'customers.view': 'دیدن صفحه‌های مشتری به همان شکل که مشتری می‌بیند',
    'users.list': 'دیدن مشتریان',
  },
  commands: {
    sendSms: {
      label: 'فرستادن پیامک',
      title: 'پیامک به %{name}',
      message: 'متن پیامک',
      preview: 'پیش‌نمایش',
      wouldGoTo: 'به این شماره فرستاده می‌شود:',
      done: 'پیامک در صف ارسال است.',
    },
  },
  texts: {
    customerView: {
      title: 'از چشم مشتری',
      explain:
        'این همان است که مشتری می‌بیند. کاری از اینجا انجام نمی‌شود و هر بار دیدن ثبت می‌شود.',
      plan: 'طرح',
      card: 'کارت',
      blocked: 'اعتبار مسدود است',
      cash: 'موجودی کیف پول',
      credit: 'اعتبار باقی‌مانده',
      limit: 'سقف اعتبار',
      pending: 'فاکتورهای در انتظار پرداخت',
      noPending: 'فاکتوری برای نمایش نیست.',
      obligations: 'بدهی‌ها و سررسیدها',
      noObligations: 'بدهی بازی نیست.',
      what: 'شرح',
      amount: 'مبلغ (ریال)',
      due: 'سررسید',
    },
    users: {
      facts: 'مشخصات مشتری',
      fullName: 'نام و نام خانوادگی',
      registrations: 'پرونده‌ها',
      orders: 'تازه‌ترین فاکتورها',
      lines: 'اعتبارها',
      suspensions: 'مسدودی‌های برقرار',
      noSuspensions: 'اعتباری از این مشتری مسدود نیست.',
      cards: 'کارت‌ها',
      debts: 'بدهی‌های باز',
      disputes: 'گزارش‌های مشکل کالا',
      payments: 'پرداخت‌های درگاهی',
      messages: 'پیامک‌های این شماره',
      all: 'همه',
    },
  },
} satisfies ResourceWords
