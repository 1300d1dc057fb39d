import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'نقش |||| نقش‌ها',
  fields: {
    id: 'نقش',
  },
  subjects: {
    roles: 'نقش',
  },
  texts: {
    roles: {
      count: 'تعداد دسترسی‌ها',
      rights: 'دسترسی‌های نقش',
      saved: 'دسترسی‌های نقش ذخیره شد.',
    },
  },
} satisfies ResourceWords
