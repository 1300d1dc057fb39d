import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'مشتری وب‌سرویس |||| مشتریان وب‌سرویس',
  fields: {
    name: 'نام',
    distributorName: 'شرکت پخش',
    scopes: 'دامنه',
    isTest: 'آزمایشی',
    active: 'وضعیت',
    createdAt: 'زمان ساخت',
  },
  subjects: {
    'partner-clients': 'مشتری وب‌سرویس',
  },
  permissions: {
    'partner-clients.list': 'دیدن مشتریان وب‌سرویس',
    'partner-clients.update': 'تعیین نشانی و کلید وب‌هوک',
  },
  enums: {
    scope: {
      'supplier': 'شرکت پخش',
      'legal': 'حقوقی',
      'refah': 'رفاه',
      'iran-kish': 'ایران‌کیش',
    },
  },
} satisfies ResourceWords
