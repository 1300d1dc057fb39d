import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'مشتری وب‌سرویس |||| مشتریان وب‌سرویس',
  subjects: {
    'partner-clients': 'مشتری وب‌سرویس',
  },
  permissions: {
    'partner-clients.list': 'دیدن مشتریان وب‌سرویس',
    'partner-clients.update': 'تعیین نشانی و کلید وب‌هوک',
  },
} satisfies ResourceWords
