import type { ResourceWords } from '../../manifests/words'

export const fa = {
  fields: { amount: 'مبلغ (ریال)', active: 'وضعیت' },
  permissions: {
    'packages.cancel': 'لغو بسته با بازگشت کارمزد',
  },
} satisfies ResourceWords
