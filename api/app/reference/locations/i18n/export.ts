/** What places, guilds and branches of the bank are called, many and one. */
export const names = {
  provinces: { title: 'استان‌ها', singular: 'استان' },
  cities: { title: 'شهرها', singular: 'شهر' },
  districts: { title: 'محله‌ها', singular: 'محله' },
  guilds: { title: 'صنف‌ها', singular: 'صنف', active: 'پیشنهاد می‌شود' },
  bankBranches: { title: 'شعبه‌های بانک', singular: 'شعبه بانک' },
} as const

export const bankBranchHeaders = { branchCode: 'کد شعبه', address: 'نشانی' } as const
