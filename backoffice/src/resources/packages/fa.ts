import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'بسته اعتباری |||| بسته‌های اعتباری',
  fields: { slug: 'شناسه', plan: 'طرح', amount: 'مبلغ (ریال)', active: 'وضعیت' },
  subjects: {
    packages: 'بسته اعتباری',
  },
  permissions: {
    'packages.list': 'دیدن بسته‌های اعتباری',
    'packages.cancel': 'لغو بسته با بازگشت کارمزد',
  },
} satisfies ResourceWords
