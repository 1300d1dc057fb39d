import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'استان |||| استان‌ها',
  fields: { id: 'شناسه', name: 'نام' },
  subjects: {
    provinces: 'استان',
    cities: 'شهر',
    districts: 'محله',
  },
  permissions: {
    'locations.list': 'دیدن صنف‌ها و شهرها',
  },
  parts: {
    cities: {
      name: 'شهر |||| شهرها',
      fields: { id: 'شناسه', name: 'نام' },
    },
  },
  texts: {
    provinces: { cities: 'شهرها' },
  },
} satisfies ResourceWords
