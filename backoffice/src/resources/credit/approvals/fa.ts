import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'approvals.list': 'دیدن درخواست‌های دونفره',
    'approvals.decide': 'تأیید و رد درخواست‌های دونفره',
    'approvals.withdraw': 'پس گرفتن درخواست دونفره خود',
  },
  texts: {
    approvals: {
      effect: {
        ALLOCATE_CREDIT: '%{amount} ریال اعتبار به %{name} تخصیص می‌یابد و به او پیامک می‌شود.',
        CHANGE_LIMIT: 'سقف اعتبار %{name} به %{amount} ریال می‌رسد و به او پیامک می‌شود.',
        WRITE_OFF:
          'بدهی %{name} تا %{amount} ریال به زیان بانک سوخت و اعتبار او برای همیشه بسته می‌شود. بدهکاری او می‌ماند.',
      },
      askedReason: 'دلیل درخواست',
      what: 'موضوع درخواست',
      who: 'درخواست و تصمیم',
      package: 'بسته و کارمزد',
      asked: 'مبلغ درخواست',
      checks: 'اعتبارسنجی و استعلام‌ها',
      past: 'سابقه مشتری',
      fileHistory: 'رویدادهای پرونده',
      since: 'مشتری از',
      limit: 'سقف اعتبارهای کنونی',
      used: 'استفاده‌شده',
      invoices: 'فاکتورهای پرداخت‌شده',
      invoicesAmount: 'مبلغ فاکتورها',
      cleared: 'بدهی‌های تسویه‌شده',
      pastDue: 'بدهی‌های سررسیدگذشته',
      pastDueAmount: 'بدهی سررسیدگذشته',
      fees: 'کارمزدهای پرداخت‌شده',
    },
  },
} satisfies ResourceWords
