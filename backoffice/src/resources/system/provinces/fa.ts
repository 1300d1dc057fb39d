import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'locations.list': 'دیدن صنف‌ها و شهرها',
    'locations.update': 'افزودن و تغییر صنف‌ها و شهرها',
  },
  texts: {
    provinces: { cities: 'شهرها' },
    places: {
      active: 'به مشتریان پیشنهاد می‌شود',
      offExplain: 'اگر خاموش شود، در پرونده‌های پیشین می‌ماند و دیگر پیشنهاد نمی‌شود.',
      newGuild: 'صنف تازه',
      editGuild: 'تغییر صنف',
      newProvince: 'استان تازه',
      editProvince: 'تغییر استان',
      newCity: 'شهر تازه',
      editCity: 'تغییر شهر',
      newDistrict: 'محله تازه',
      editDistrict: 'تغییر محله',
    },
  },
} satisfies ResourceWords
