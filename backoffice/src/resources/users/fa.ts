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
    users: {
      facts: 'مشخصات مشتری',
      fullName: 'نام و نام خانوادگی',
      registrations: 'پرونده‌ها',
      orders: 'تازه‌ترین فاکتورها',
    },
  },
} satisfies ResourceWords
