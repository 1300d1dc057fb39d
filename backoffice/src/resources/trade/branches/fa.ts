import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'شعبه پخش |||| شعبه‌های پخش',
  permissions: {
    'branches.list': 'دیدن شعبه‌های پخش',
  },
} satisfies ResourceWords
