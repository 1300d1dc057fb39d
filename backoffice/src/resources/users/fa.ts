import type { ResourceWords } from '../../manifests/words'
import { personFields } from '../../i18n/fa/person'

export const fa = {
  name: 'مشتری |||| مشتریان',
  fields: {
    ...personFields,
    cash: 'موجودی کیف پول',
    active: 'وضعیت',
    createdAt: 'زمان ثبت‌نام',
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
