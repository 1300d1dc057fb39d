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
  texts: {
    users: {
      facts: 'مشخصات مشتری',
      fullName: 'نام و نام خانوادگی',
      registrations: 'پرونده‌ها',
      orders: 'تازه‌ترین فاکتورها',
    },
  },
} satisfies ResourceWords
