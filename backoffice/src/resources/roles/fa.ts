import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'نقش |||| نقش‌ها',
  fields: { id: 'نقش', permissions: 'تعداد دسترسی‌ها' },
  subjects: {
    roles: 'نقش',
  },
  texts: {
    roles: { rights: 'دسترسی‌های نقش', saved: 'دسترسی‌های نقش ذخیره شد.' },
  },
} satisfies ResourceWords
