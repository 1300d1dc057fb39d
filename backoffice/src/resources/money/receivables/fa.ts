import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'receivables.list': 'دیدن طلب‌ها و فاکتورهای هر پرداخت',
  },
} satisfies ResourceWords
