import type { ResourceWords } from '../../manifests/words'

export const fa = {
  subjects: {
    cities: 'شهر',
    districts: 'محله',
  },
  permissions: {
    'locations.list': 'دیدن صنف‌ها و شهرها',
  },
  parts: {
    cities: {},
  },
  texts: {
    provinces: { cities: 'شهرها' },
  },
} satisfies ResourceWords
