/** What the exports of places and guilds are called. */
export const titles = {
  provinces: 'استان‌ها',
  cities: 'شهرها',
  districts: 'محله‌ها',
  guilds: 'صنف‌ها',
} as const
