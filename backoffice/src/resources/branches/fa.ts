import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'شعبه پخش |||| شعبه‌های پخش',
  fields: {
    name: 'نام شعبه',
    distributorName: 'شرکت پخش',
    provinceName: 'استان',
    cityName: 'شهر',
    active: 'وضعیت',
  },
  subjects: {
    branches: 'شعبه پخش',
  },
  permissions: {
    'branches.list': 'دیدن شعبه‌های پخش',
  },
} satisfies ResourceWords
