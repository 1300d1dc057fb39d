import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    id: fieldWords.key,
  },
  texts: {
    roles: {
      count: 'تعداد دسترسی‌ها',
      rights: 'دسترسی‌های نقش',
      saved: 'دسترسی‌های نقش ذخیره شد.',
    },
  },
} satisfies ResourceWords
