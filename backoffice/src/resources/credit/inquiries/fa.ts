import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'inquiries.list': 'دیدن استعلام‌ها و اعتبارسنجی مشتریان',
  },
  texts: {
    inquiries: {
      views: {
        scores: 'اعتبارسنجی‌ها',
        down: 'در دسترس نبود',
        differs: 'نامطابق',
      },
    },
  },
} satisfies ResourceWords
