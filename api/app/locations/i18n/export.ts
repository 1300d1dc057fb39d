/** What places and guilds are called, many and one. */
export const names = {
  provinces: { title: 'استان‌ها', singular: 'استان' },
  cities: { title: 'شهرها', singular: 'شهر' },
  districts: { title: 'محله‌ها', singular: 'محله' },
  guilds: { title: 'صنف‌ها', singular: 'صنف', active: 'پیشنهاد می‌شود' },
} as const
