import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'طلب تسویه‌نشده |||| طلب‌های تسویه‌نشده',
  subjects: {
    receivables: 'طلب تسویه‌نشده',
  },
  permissions: {
    'receivables.list': 'دیدن طلب‌ها و فاکتورهای هر پرداخت',
  },
} satisfies ResourceWords
