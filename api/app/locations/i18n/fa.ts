/** What the exports of the places say. */
export const titles = {
  provinces: 'استان‌ها',
  cities: 'شهرها',
  districts: 'منطقه‌ها',
  guilds: 'صنف‌ها',
} as const

export const headers = {
  id: 'شناسه',
  name: 'نام',
  province: 'استان',
  city: 'شهر',
  plan: 'طرح',
} as const
