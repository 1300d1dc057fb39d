import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'پیامک |||| پیامک‌ها',
  fields: {
    createdAt: 'زمان',
    phone: 'گیرنده',
    template: 'متن',
    status: 'وضعیت',
    provider: 'فرستنده',
    sentAt: 'زمان فرستادن',
  },
  subjects: {
    sms: 'پیامک',
  },
  permissions: {
    'sms.list': 'دیدن پیامک‌ها',
  },
  enums: {
    smsProvider: {
      sandbox: 'سامانه آزمایشی',
      kavenegar: 'کاوه‌نگار',
      smsir: 'SMS.ir',
    },
    smsTemplate: {
      'login-code': 'کد ورود',
      'payment-code': 'کد پرداخت',
      'step-rejected': 'رد یک مرحله',
      'steps-approved': 'تأیید همه مرحله‌ها',
      'credit-refused': 'رد درخواست اعتبار',
      'invoice-created': 'فاکتور تازه',
      'invoice-paid': 'پرداخت فاکتور',
      'invoice-paid-on-credit': 'پرداخت فاکتور از اعتبار',
      'invoice-canceled': 'لغو فاکتور',
      'invoice-refunded': 'بازگشت پول فاکتور',
      'invoice-returned': 'برگشت کالا',
      'credit-allocated': 'تخصیص اعتبار',
      'credit-suspended': 'مسدودسازی اعتبار',
      'credit-suspended-arrears': 'مسدودسازی به دلیل بدهی',
      'credit-unsuspended': 'رفع مسدودی اعتبار',
      'credit-ending': 'نزدیکی پایان اعتبار',
      'credit-expired': 'پایان اعتبار',
      'installment-soon': 'یادآوری پیش از سررسید',
      'installment-due': 'یادآوری روز سررسید',
      'installment-past-due': 'یادآوری پس از سررسید',
      'repayment-paid': 'انجام بازپرداخت',
      'repayment-kept-as-cash': 'ماندن بازپرداخت در کیف پول',
      'platform-fee-paid': 'پرداخت کارمزد',
      'platform-fee-refunded': 'بازگشت کارمزد',
      'payment-kept-as-cash': 'ماندن پول در کیف پول',
    },
  },
} satisfies ResourceWords
